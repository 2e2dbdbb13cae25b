import { useRef, useState, type ComponentType } from 'react';
import { ButtonContext } from 'react-aria-components';

import { IconButton } from '../../components/IconButton/IconButton';
import { DownloadIcon } from '../../icons';
import { useWords } from '../../internal/useWords';
import { widgetWords } from '../words';
import type { DownloadsProps } from './Downloads';

type Props = Omit<DownloadsProps, 'button' | 'onClose'>;

/**
 * The button that offers a chart's files. Menus and what writes the files weigh more than most charts,
 * so they come when somebody asks for them.
 */
export function DownloadMenu(props: Props) {
  const words = useWords(widgetWords);
  const button = useRef<HTMLButtonElement>(null);
  const [Downloads, setDownloads] = useState<ComponentType<DownloadsProps>>();
  const [isOpen, setIsOpen] = useState(false);

  // Where it does not arrive the menu stays closed, and the next press asks again.
  const open = async () => {
    const loaded = await import('./Downloads');
    setDownloads(() => loaded.Downloads);
    setIsOpen(true);
  };

  return (
    <>
      <ButtonContext value={{ ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen }}>
        <IconButton
          size="small"
          icon={DownloadIcon}
          label={words.download}
          onPress={() => void open()}
        />
      </ButtonContext>
      {isOpen && Downloads && (
        <Downloads {...props} button={button} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
