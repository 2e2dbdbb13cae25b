import { kindOfSize } from '@hearback/print/frames';
import type { FrameDocument, FrameSize, Trade } from '@hearback/schema/documents';
import { useState } from 'react';
import { Button } from 'react-aria-components';

import { Heading } from '../../../components/Heading/Heading';
import { FrameView } from '../../../frames/FrameView';
import { ChevronDownIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { Stack } from '../../../layout/Stack/Stack';
import { StarterGallery, type Shown, useFrameDesigns } from './StarterGallery';
import { starterWords } from './words';
import * as styles from './StarterPicker.css';

export interface StarterPickerProps {
  size: FrameSize;
  language: string;
  /** True while nothing was drawn: the designs are a wall. Otherwise they stand behind a button. */
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
  const { finished } = useFrameDesigns(size, kindOfSize(size), undefined);
  const gallery = <StarterGallery {...{ size, language, onPick, chosen, setChosen }} />;

  // Nothing was drawn yet: the wall itself, which cannot be folded away.
  if (isOpenFirst) {
    return (
      <Stack gap="xsmall">
        <Heading level={3} size="small">
          {words.startFrom}
        </Heading>
        {gallery}
      </Stack>
    );
  }
  return (
    <Stack gap="xsmall">
      <Button
        className={styles.opener}
        aria-expanded={isOpen}
        onPress={() => setOpen((was) => !was)}
      >
        <span className={styles.fan} aria-hidden="true">
          {finished.slice(0, 3).map(({ name, label, document }) => (
            <span key={name} className={styles.fanned}>
              <FrameView document={document} label={label} language={language} />
            </span>
          ))}
        </span>
        <span className={styles.openerWords}>{words.startFrom}</span>
        <ChevronDownIcon size="small" />
      </Button>
      {/* Rendered only when open, since there are many. */}
      {isOpen && gallery}
    </Stack>
  );
}
