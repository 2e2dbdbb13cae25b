import type { ComponentType } from 'react';

import { Button } from '../components/Button/Button';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { FieldMessage } from '../fields/FieldMessage/FieldMessage';
import { Stack } from '../layout/Stack/Stack';
import { useUiStrings } from '../strings/UiStringsProvider';
import { lateFile } from './lateFile';
import { useLateFile } from './useLateFile';

/** A part at the end of a panel, which comes once the rest is drawn. Where it does not come, it says so. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const file = lateFile(load);

  function LatePart(props: Props) {
    const strings = useUiStrings();
    const { part: Part, hasFailed, retry } = useLateFile(file);

    if (Part) return <Part {...props} />;
    if (!hasFailed) return <Skeleton shape="block" />;
    return (
      <div role="alert">
        <Stack gap="small" align="start">
          <FieldMessage tone="error">{strings.failedToLoad}</FieldMessage>
          <Button size="small" onPress={retry}>
            {strings.tryAgain}
          </Button>
        </Stack>
      </div>
    );
  }

  return Object.assign(LatePart, {
    /** Fetches it before it is shown. What goes wrong is for then to say. */
    preload: () => void file.load().catch(() => undefined),
  });
}
