import { type ComponentType, useState } from 'react';

import { Button } from '../components/Button/Button';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { FieldMessage } from '../fields/FieldMessage/FieldMessage';
import { Stack } from '../layout/Stack/Stack';
import { useUiStrings } from '../strings/UiStringsProvider';
import { lazyModule, useLazyModule } from './lazyModule';

/** Loads a component when it is first opened. */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
) {
  const [part, setPart] = useState<ComponentType<Props>>();
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      setIsOpen(true);
    } catch {
      // Offline, or a newer version was deployed and this chunk is gone. The next press tries again.
      onFailed();
    }
  };

  return {
    /** There only while it is open. */
    Part: isOpen ? part : undefined,
    isOpen,
    open: () => void open(),
    close: () => setIsOpen(false),
  };
}

/** A part at the end of a panel, which comes once the rest is drawn. Where it does not come, it says so. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const file = lazyModule(load);

  function LazyPart(props: Props) {
    const strings = useUiStrings();
    const { part: Part, hasFailed, retry } = useLazyModule(file);

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

  return Object.assign(LazyPart, {
    /** Preloads it. Errors are ignored here and reported when it is shown. */
    preload: () => void file.load().catch(() => undefined),
  });
}
