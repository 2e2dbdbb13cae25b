import type { FieldType, FormDocument, FormField } from '@hearback/schema/documents';

import { Heading } from '../../../components/Heading/Heading';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { Stack } from '../../../layout/Stack/Stack';
import { excerptOf } from '../../kit/localText';
import { Outline } from '../../kit/Outline/Outline';
import { Palette } from '../../kit/Palette/Palette';
import { useWords } from '../../../internal/useWords';
import { hasRoomFor } from '../commands/addField';
import type { FormIssue } from '../findIssues';
import { addable, editing } from '../registry';
import { formEditorWords } from '../words';

interface Props {
  document: FormDocument;
  language: string;
  issues: readonly FormIssue[];
  selectedId: string | null;
  /** What was refused last, as a sentence. */
  refusal: string | undefined;
  onSelect: (fieldId: string | null) => void;
  onAdd: (type: FieldType) => void;
  onMove: (fieldId: string, toIndex: number) => void;
  onRemove: (fieldId: string) => void;
}

const wordsOf = (field: FormField) =>
  field.type === 'logo' ? field.alt : field.type === 'text' ? field.text : field.label;

/** What can be added, and what is there. */
export function FormStructure({
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
  const words = useWords(formEditorWords);

  return (
    <Stack gap="medium">
      <Heading level={2} size="small">
        {words.addFields}
      </Heading>
      <Palette
        label={words.addFields}
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
          {words.fields}
        </Heading>
        <Outline
          label={words.fields}
          wholeLabel={words.general}
          selectedId={selectedId}
          onSelect={onSelect}
          onMove={({ id }, toIndex) => onMove(id, toIndex)}
          onRemove={({ id }) => onRemove(id)}
          items={document.fields.map((field) => ({
            id: field.id,
            name: words.types[field.type],
            excerpt: excerptOf(wordsOf(field), language),
            icon: editing[field.type].icon,
            canRemove: field.type !== 'navigation',
            hasIssue: issues.some(({ fieldId }) => fieldId === field.id),
          }))}
        />
      </Stack>
    </Stack>
  );
}
