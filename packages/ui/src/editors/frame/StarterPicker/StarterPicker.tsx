import type { FrameSize } from '@hearback/schema/documents';
import { Button } from 'react-aria-components';

import { Heading } from '../../../components/Heading/Heading';
import { FrameView } from '../../../frames/FrameView/FrameView';
import {
  starterFrame,
  starterPalettes,
  type StarterPaletteName,
} from '../../../frames/starterFrame';
import { useWords } from '../../../internal/useWords';
import { Stack } from '../../../layout/Stack/Stack';
import { frameEditorWords } from '../words';
import * as styles from './StarterPicker.css';

interface Props {
  size: FrameSize;
  language: string;
  onPick: (palette: StarterPaletteName) => void;
}

const palettes = Object.keys(starterPalettes) as StarterPaletteName[];

/** Finished frames for this sheet. Picking one replaces the art; undo brings it back. */
export function StarterPicker({ size, language, onPick }: Props) {
  const words = useWords(frameEditorWords);

  return (
    <Stack gap="xsmall">
      <Heading level={3} size="small">
        {words.startFrom}
      </Heading>
      <div className={styles.starters}>
        {palettes.map((palette) => (
          <div key={palette} className={styles.starter}>
            <div aria-hidden="true">
              <FrameView
                document={starterFrame('new', size, palette)}
                label={words.palettes[palette]}
                language={language}
              />
            </div>
            <Button
              className={styles.button}
              aria-label={words.palettes[palette]}
              onPress={() => onPick(palette)}
            />
          </div>
        ))}
      </div>
    </Stack>
  );
}
