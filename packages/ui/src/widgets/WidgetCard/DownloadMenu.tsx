import { useRef } from 'react';
import { ButtonContext } from 'react-aria-components';

import { IconButton } from '../../components/IconButton/IconButton';
import { DownloadIcon } from '../../icons';
import { useLatePart } from '../../internal/useLatePart';
import { useWords } from '../../internal/useWords';
import { widgetWords } from '../words';
import type { DownloadsProps } from './Downloads';

interface Props extends Omit<DownloadsProps, 'button' | 'onClose'> {
  /** The menu did not arrive. */
  onFailed: () => void;
}

/**
 * The button that offers a chart's files. Menus and what writes the files weigh more than most charts,
 * so they come when somebody asks for them.
 */
export function DownloadMenu({ onFailed, ...props }: Props) {
  const words = useWords(widgetWords);
  const button = useRef<HTMLButtonElement>(null);
  const {
    Part: Downloads,
    isOpen,
    open,
    close,
  } = useLatePart(async () => (await import('./Downloads')).Downloads, onFailed);

  return (
    <>
      <ButtonContext value={{ ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen }}>
        <IconButton size="small" icon={DownloadIcon} label={words.download} onPress={open} />
      </ButtonContext>
      {Downloads && <Downloads {...props} button={button} onClose={close} />}
    </>
  );
}
