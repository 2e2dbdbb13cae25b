import { useEffect, useState } from 'react';

import { EyeIcon, TrashIcon } from '../../icons';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { Text } from '../Text/Text';
import * as styles from './FoldedPicture.css';

export interface FoldedPictureProps {
  /** Alternative text. Nobody has described the picture: it says where it comes from. */
  alt: string;
  /** Below the button: who sent it, and that nobody else sees it. */
  note: string;
  showLabel: string;
  hideLabel: string;
  /** Error message if it cannot be loaded. */
  failed: string;
  /** Loads the picture. Called when somebody wants to see it, not before. */
  load: () => Promise<Blob>;
  removeLabel?: string;
  /** Omitted: it cannot be removed here. */
  onRemove?: () => void;
}

type State = { step: 'folded' | 'loading' | 'failed' } | { step: 'shown'; address: string };

/** A picture from a stranger: nothing of it is loaded or seen until somebody opens it. */
export function FoldedPicture({
  alt,
  note,
  showLabel,
  hideLabel,
  failed,
  load,
  removeLabel,
  onRemove,
}: FoldedPictureProps) {
  const [state, setState] = useState<State>({ step: 'folded' });
  const address = state.step === 'shown' ? state.address : undefined;
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );

  const open = async () => {
    setState({ step: 'loading' });
    try {
      setState({ step: 'shown', address: URL.createObjectURL(await load()) });
    } catch {
      setState({ step: 'failed' });
    }
  };

  return (
    <Stack gap="small" align="start">
      {state.step === 'loading' && <Skeleton shape="block" width="short" />}
      {address !== undefined && <img className={styles.picture} src={address} alt={alt} />}
      <Inline gap="small">
        <Button
          size="small"
          icon={EyeIcon}
          onPress={() => (address === undefined ? void open() : setState({ step: 'folded' }))}
        >
          {address === undefined ? showLabel : hideLabel}
        </Button>
        {onRemove && (
          <Button size="small" tone="quiet" icon={TrashIcon} onPress={onRemove}>
            {removeLabel}
          </Button>
        )}
      </Inline>
      <div role={state.step === 'failed' ? 'alert' : undefined}>
        <Text size="small" tone="muted">
          {state.step === 'failed' ? failed : note}
        </Text>
      </div>
    </Stack>
  );
}
