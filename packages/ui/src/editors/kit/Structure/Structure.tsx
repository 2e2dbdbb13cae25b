import type { ReactNode } from 'react';

import { Heading } from '../../../components/Heading/Heading';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { Stack } from '../../../layout/Stack/Stack';

export interface StructureProps {
  /** Heading of the palette. */
  addTitle: string;
  /** A `Palette`. */
  palette: ReactNode;
  /** Message about the last rejected action. */
  refusal?: string | undefined;
  /** Heading of the outline. */
  partsTitle: string;
  /** An `Outline`. */
  outline: ReactNode;
}

/** Pane with palette and outline. The selected part is edited in an `Inspector`. */
export function Structure({ addTitle, palette, refusal, partsTitle, outline }: StructureProps) {
  return (
    <Stack gap="medium">
      <Heading level={2} size="small">
        {addTitle}
      </Heading>
      {palette}
      <div role="alert">
        {refusal !== undefined && <FieldMessage tone="error">{refusal}</FieldMessage>}
      </div>
      <Stack gap="xxsmall">
        <Heading level={2} size="small">
          {partsTitle}
        </Heading>
        {outline}
      </Stack>
    </Stack>
  );
}
