import {
  frameKinds,
  kindOfSize,
  openStarter,
  starterFrame,
  starterNames,
  tradesOfDesign,
  starterPalettes,
  type FrameKind,
  type StarterName,
  type StarterPaletteName,
} from '@hearback/print/frames';
import {
  type FrameDocument,
  type FrameSize,
  sortByTrade,
  type Trade,
} from '@hearback/schema/documents';
import { Button } from 'react-aria-components';

import { Select } from '../../../fields/Select/Select';
import { FrameView } from '../../../frames/FrameView';
import { useWords } from '../../../internal/useWords';
import { Stack } from '../../../layout/Stack/Stack';
import type { StarterPickerProps } from './StarterPicker';
import { starterWords } from './words';
import * as styles from './StarterPicker.css';

/** A sheet type, or all. */
export type Shown = FrameKind | 'all';

export interface FrameDesign {
  name: StarterName | StarterPaletteName;
  label: string;
  document: FrameDocument;
}

const kinds = Object.keys(frameKinds) as FrameKind[];
const palettes = Object.keys(starterPalettes) as StarterPaletteName[];
const isKind = (text: string): text is FrameKind => text in frameKinds;

/** Finished designs, those of a trade and with the same fold and cut first, and those that fit any sheet. */
export function useFrameDesigns(size: FrameSize, kind: Shown, trade: Trade | undefined) {
  const words = useWords(starterWords);
  const isAlike = ({ document: { size: own } }: FrameDesign) =>
    (own.fold ?? 'none') === (size.fold ?? 'none') &&
    (own.cut ?? 'rectangle') === (size.cut ?? 'rectangle');

  const finished: FrameDesign[] = sortByTrade(starterNames, (name) => tradesOfDesign[name], trade)
    .map((name) => ({ name, label: words.names[name], document: openStarter(name) }))
    .filter(({ document }) => kind === 'all' || kindOfSize(document.size) === kind);
  const plain: FrameDesign[] = palettes.map((name) => ({
    name,
    label: words.palettes[name],
    document: starterFrame('new', size, name),
  }));

  return {
    finished:
      kind === 'all'
        ? finished
        : finished.toSorted((one, other) => Number(isAlike(other)) - Number(isAlike(one))),
    plain,
  };
}

interface Props extends Omit<StarterPickerProps, 'isOpenFirst'> {
  /** Sheet type of the shown designs. Undefined: that of the current sheet. */
  chosen: Shown | undefined;
  setChosen: (shown: Shown) => void;
  /** Its designs come first. */
  trade?: Trade | undefined;
}

/** Designs for one sheet type, or for all. */
export function StarterGallery({ size, language, onPick, chosen, setChosen, trade }: Props) {
  const words = useWords(starterWords);
  const kind = chosen ?? kindOfSize(size);
  const { finished, plain } = useFrameDesigns(size, kind, trade);
  const designs = [...finished, ...plain];

  return (
    <Stack gap="xsmall">
      <Select
        label={words.show}
        isLabelHidden
        value={kind}
        options={[...kinds, 'all' as const].map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(value) => setChosen(isKind(value) ? value : 'all')}
      />
      <div className={styles.starters}>
        {designs.map(({ name, label, document }) => (
          <div key={name} className={styles.starter}>
            <div className={styles.sheet} aria-hidden="true">
              <FrameView document={document} label={label} language={language} />
            </div>
            <span className={styles.name}>{label}</span>
            <Button
              className={styles.button}
              aria-label={label}
              onPress={() => onPick({ ...document, name: label })}
            />
          </div>
        ))}
      </div>
    </Stack>
  );
}
