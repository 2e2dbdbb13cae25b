import type { ReactNode } from 'react';

import { Heading } from '../../../components/Heading/Heading';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { Stack } from '../../../layout/Stack/Stack';

export interface StructureProps {
  /** Above what can be added. */
  addTitle: string;
  /** What can be added: a `Palette`. */
  palette: ReactNode;
  /** What was refused last, as a sentence. */
  refusal?: string | undefined;
  /** Above what is there. */
  partsTitle: string;
  /** What is there: an `Outline`. */
  outline: ReactNode;
}

/** The pane of what can be added and what is there. What is chosen about one part stands in an `Inspector`. */
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
