import type { FrameElement } from '@hearback/schema/documents';
import { NumberField } from '../../../fields/NumberField/NumberField';
import { useWords } from '../../../internal/useWords';
import { Pair } from '../../kit/Pair/Pair';
import type { FrameCommand } from '../commands/apply';
import { type Places, toTenths } from '../commands/Placed';
import { isSquare, middleOf, normalDegrees } from '../geometry/turn';
import { knownArea, knownBounds, unionOf } from '../geometry/areas';
import { movedPlaces, scaledPlaces, turnedPlaces } from '../geometry/places';
import { resizedAround } from '../geometry/resizeArea';
import { frameEditorWords } from '../words';
import { LengthField } from './LengthField';

interface Props {
  /** One element, or several that are moved as a unit. */
  elements: readonly FrameElement[];
  run: (command: FrameCommand) => void;
}

const upperLeft = { x: -1, y: -1 };

/** Number fields for position, size and rotation of elements. */
export function PlaceFields({ elements, run }: Props) {
  const words = useWords(frameEditorWords);
  const [first] = elements;
  const only = elements.length === 1 ? first : undefined;
  const area = only ? knownArea(only) : unionOf(elements.map(knownBounds));
  if (!first || !area) return null;
  const isLocked = elements.every((element) => element.is_locked);
  const isLine = only?.type === 'shape' && only.shape === 'line';
  const hasHeight = !only || (!isLine && 'height_mm' in only && only.height_mm !== undefined);

  const move = (x: number, y: number) =>
    run({ type: 'moveElements', places: movedPlaces(elements, { x, y }), isBit: true });
  const size = (width: number, height: number) => {
    const scaled = { ...area, width: area.width * (width / area.width) };
    const to = { ...scaled, height: area.height * (width / area.width) };
    const resized = (): Places => {
      if (!only) return scaledPlaces(elements, area, to);
      const next = resizedAround(area, only.rotation_deg ?? 0, { width, height }, upperLeft);
      return {
        [only.id]: {
          width_mm: toTenths(width),
          ...(hasHeight && { height_mm: toTenths(height) }),
          x_mm: toTenths(next.x),
          y_mm: toTenths(next.y),
        },
      };
    };
    run({ type: 'resizeElements', places: resized(), isBit: true });
  };
  const square = only !== undefined && isSquare(only);

  return (
    <>
      <Pair>
        <LengthField
          label={words.left}
          value={toTenths(area.x)}
          min={-1_000}
          step={0.1}
          isDisabled={isLocked}
          onChange={(x) => move(x - area.x, 0)}
        />
        <LengthField
          label={words.top}
          value={toTenths(area.y)}
          min={-1_000}
          step={0.1}
          isDisabled={isLocked}
          onChange={(y) => move(0, y - area.y)}
        />
      </Pair>
      <Pair>
        <LengthField
          label={words.width}
          value={toTenths(area.width)}
          min={1}
          step={0.1}
          isDisabled={isLocked}
          onChange={(width) => size(width, square ? width : area.height)}
        />
        {hasHeight && (
          <LengthField
            label={words.height}
            value={toTenths(area.height)}
            min={only ? 0.1 : 1}
            step={0.1}
            isDisabled={isLocked}
            onChange={(height) =>
              only ? size(area.width, height) : size((area.width * height) / area.height, height)
            }
          />
        )}
      </Pair>
      <Pair>
        <NumberField
          label={words.turn}
          min={-180}
          max={180}
          step={1}
          isDisabled={isLocked}
          value={only?.rotation_deg ?? 0}
          onChange={(degrees) => {
            if (degrees === null) return;
            const by = normalDegrees(degrees) - (only?.rotation_deg ?? 0);
            const places = turnedPlaces(elements, by, middleOf(area));
            run({ type: 'rotateElements', places, isBit: true });
          }}
        />
      </Pair>
    </>
  );
}
