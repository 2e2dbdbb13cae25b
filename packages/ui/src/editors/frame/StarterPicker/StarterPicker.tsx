import type { FrameDocument, FrameSize, Trade } from '@hearback/schema/documents';
import { useState } from 'react';

import { Heading } from '../../../components/Heading/Heading';
import { ChevronDownIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { StarterGallery, type Shown } from './StarterGallery';
import { disclosure } from '../../scan/ScanCheck/ScanCheck.css';
import { starterWords } from './words';
import * as styles from './StarterPicker.css';

export interface StarterPickerProps {
  size: FrameSize;
  language: string;
  /** True if the designs are expanded at first. */
  isOpenFirst: boolean;
  /** Called with the design under its own name, in the language of the interface. */
  onPick: (document: FrameDocument) => void;
}

interface WallProps extends Pick<StarterPickerProps, 'language' | 'onPick'> {
  size: FrameSize;
  trade: Trade | undefined;
}

/** All designs, those of a trade first, where a new frame begins. */
export function StarterWall(props: WallProps) {
  const [chosen, setChosen] = useState<Shown>('all');
  return <StarterGallery {...props} chosen={chosen} setChosen={setChosen} />;
}

/** Designs, those for this sheet type first. Picking one replaces the art and can be undone. */
export function StarterPicker({ size, language, isOpenFirst, onPick }: StarterPickerProps) {
  const words = useWords(starterWords);
  const [chosen, setChosen] = useState<Shown | undefined>();
  const [isOpen, setOpen] = useState(isOpenFirst);

  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={disclosure}>
        <Heading level={3} size="small">
          {words.startFrom}
        </Heading>
        <ChevronDownIcon size="small" />
      </summary>
      {/* Rendered only when open, since there are many. */}
      {isOpen && (
        <div className={styles.gallery}>
          <StarterGallery {...{ size, language, onPick, chosen, setChosen }} />
        </div>
      )}
    </details>
  );
}
