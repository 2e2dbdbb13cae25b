import { Suspense } from 'react';

import { Card, Skeleton, Stack } from '@hearback/ui';

import { lazyPage } from '../../../loading/lazy';

/** Each section is a separate chunk, so that a slow one does not block the others. */
const sections = {
  keys: lazyPage(() => import('./keys/ApiKeysCard').then((file) => file.ApiKeysCard)),
  webhooks: lazyPage(() => import('./webhooks/WebhooksCard').then((file) => file.WebhooksCard)),
  docs: lazyPage(() => import('./ApiDocsCard').then((file) => file.ApiDocsCard)),
};

/** Shaped like a section: a title, its sentence, and two rows. */
function SectionSkeleton() {
  return (
    <Card>
      <Stack gap="medium">
        <Skeleton shape="title" width="short" />
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton width="half" />
      </Stack>
    </Card>
  );
}

/** API keys, webhooks and links to the API documentation. */
export function DevelopersSettings() {
  return (
    <Stack gap="large">
      {Object.entries(sections).map(([name, Section]) => (
        <Suspense key={name} fallback={<SectionSkeleton />}>
          <Section />
        </Suspense>
      ))}
    </Stack>
  );
}
