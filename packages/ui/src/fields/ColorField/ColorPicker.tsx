import type { Color } from '@hearback/schema/documents';
import { useState, type RefObject } from 'react';
import {
  ColorArea,
  ColorPicker as AriaColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Dialog,
  parseColor as readColor,
  Popover,
  Radio,
  RadioGroup,
  SliderTrack,
  type Color as PickedColor,
} from 'react-aria-components';
import { useWords } from '../../internal/useWords';
import { chequers, type Notation, notations } from './colors';
import * as styles from './ColorPicker.css';
import * as popoverStyles from '../../internal/popover.css';
import type { ColorSwatches } from './ColorSwatches';
import { colorWords } from './words';

interface Props {
  /** Accessible name of the dialog. */
  label: string;
  /** Button that the popover is anchored to. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  value: Color;
  onChange: (color: Color) => void;
  /** Shows an opacity slider. */
  hasAlpha: boolean;
  swatches: readonly ColorSwatches[];
  notation: Notation;
  onNotationChange: (notation: Notation) => void;
}

const toStored = (color: PickedColor): Color => {
  const long = color.toString('hexa').toLowerCase();
  return long.endsWith('ff') ? long.slice(0, 7) : long;
};

/** Visual color picker for pointer and arrow keys. Text input is in the field. */
export function ColorPicker({
  label,
  button,
  onClose,
  value,
  onChange,
  hasAlpha,
  swatches,
  notation,
  onNotationChange,
}: Props) {
  const words = useWords(colorWords);
  const [picked, setPicked] = useState(() => readColor(value).toFormat('hsla'));
  // A gray has no hue: the last picked hue is kept while the color is unchanged.
  const shown = toStored(picked) === value ? picked : readColor(value).toFormat('hsla');

  const pick = (color: PickedColor) => {
    const next = color.toFormat('hsla');
    setPicked(next);
    onChange(toStored(next));
  };

  return (
    <Popover
      className={popoverStyles.popover}
      placement="bottom start"
      offset={4}
      triggerRef={button}
      isOpen
      onOpenChange={onClose}
    >
      <Dialog aria-label={label} className={styles.content}>
        <AriaColorPicker value={shown} onChange={pick}>
          <div className={styles.picker}>
            <ColorArea
              className={styles.area}
              colorSpace="hsl"
              xChannel="saturation"
              yChannel="lightness"
            >
              <ColorThumb className={styles.thumb} />
            </ColorArea>
            <ColorSlider channel="hue" colorSpace="hsl">
              <SliderTrack className={styles.track}>
                <ColorThumb className={styles.trackThumb} />
              </SliderTrack>
            </ColorSlider>
            {hasAlpha && (
              <ColorSlider channel="alpha" colorSpace="hsl">
                <SliderTrack
                  className={styles.track}
                  style={({ defaultStyle }) => ({
                    background: `${String(defaultStyle.background)}, ${chequers}`,
                  })}
                >
                  <ColorThumb className={styles.trackThumb} />
                </SliderTrack>
              </ColorSlider>
            )}
            {swatches.map(({ label: group, colors }) =>
              colors.length === 0 ? null : (
                <div key={group} className={styles.group}>
                  <span className={styles.label} aria-hidden="true">
                    {group}
                  </span>
                  <ColorSwatchPicker aria-label={group} className={styles.swatches}>
                    {[...new Set(colors)].map((color) => (
                      <ColorSwatchPickerItem key={color} color={color} className={styles.swatch}>
                        <ColorSwatch className={styles.paint} />
                      </ColorSwatchPickerItem>
                    ))}
                  </ColorSwatchPicker>
                </div>
              ),
            )}
            <RadioGroup
              aria-label={words.notation}
              orientation="horizontal"
              className={styles.notations}
              value={notation}
              onChange={(chosen) => onNotationChange(chosen as Notation)}
            >
              {notations.map((known) => (
                <Radio key={known} value={known} className={styles.notation}>
                  {words.notations[known]}
                </Radio>
              ))}
            </RadioGroup>
          </div>
        </AriaColorPicker>
      </Dialog>
    </Popover>
  );
}
