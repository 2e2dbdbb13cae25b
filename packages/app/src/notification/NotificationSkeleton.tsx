import { Inline, Skeleton, Stack } from '@hearback/ui';

/** Keeps the place of a notification that is on its way. */
export function NotificationSkeleton() {
  return (
    <Inline gap="medium" align="start" wraps={false}>
      <Skeleton shape="circle" />
      <Stack gap="small">
        <Skeleton width="long" />
        <Skeleton width="short" />
      </Stack>
    </Inline>
  );
}
