import type { FrameDocument, FrameElement } from '@hearback/schema/documents';

import { Heading } from '../../../components/Heading/Heading';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { Stack } from '../../../layout/Stack/Stack';
import { excerptOf } from '../../kit/localText';
import { Outline } from '../../kit/Outline/Outline';
import { Palette } from '../../kit/Palette/Palette';
import { useWords } from '../../../internal/useWords';
import { hasRoomFor } from '../commands/addElement';
import type { AddedType } from '../commands/newElement';
import type { FrameIssue } from '../findIssues';
import { addable, editing } from '../registry';
import { frameEditorWords } from '../words';

interface Props {
  document: FrameDocument;
  language: string;
  issues: readonly FrameIssue[];
  selectedId: string | null;
  /** What was refused last, as a sentence. */
  refusal: string | undefined;
  onSelect: (elementId: string | null) => void;
  onAdd: (type: AddedType) => void;
  onMove: (elementId: string, toIndex: number) => void;
  onRemove: (elementId: string) => void;
}

/** What can be added, and what lies on the sheet. */
export function FrameStructure({
  document,
  language,
  issues,
  selectedId,
  refusal,
  onSelect,
  onAdd,
  onMove,
  onRemove,
}: Props) {
  const words = useWords(frameEditorWords);
  const excerpt = (element: FrameElement) =>
    element.type === 'text' ? excerptOf(element.text, language) : undefined;

  return (
    <Stack gap="medium">
      <Heading level={2} size="small">
        {words.addElements}
      </Heading>
      <Palette
        label={words.addElements}
        onAdd={onAdd}
        items={addable.map((type) => ({
          type,
          label: words.types[type],
          icon: editing[type].icon,
          isFull: !hasRoomFor(document, type),
        }))}
      />
      <div role="alert">
        {refusal !== undefined && <FieldMessage tone="error">{refusal}</FieldMessage>}
      </div>
      <Stack gap="xxsmall">
        <Heading level={2} size="small">
          {words.elements}
        </Heading>
        <Outline
          label={words.elements}
          wholeLabel={words.general}
          selectedId={selectedId}
          onSelect={onSelect}
          onMove={({ id }, toIndex) => onMove(id, toIndex)}
          onRemove={({ id }) => onRemove(id)}
          items={document.content.map((element) => ({
            id: element.id,
            name: words.types[element.type],
            excerpt: excerpt(element),
            icon: editing[element.type].icon,
            canRemove: true,
            hasIssue: issues.some(({ elementId }) => elementId === element.id),
          }))}
        />
      </Stack>
    </Stack>
  );
}
