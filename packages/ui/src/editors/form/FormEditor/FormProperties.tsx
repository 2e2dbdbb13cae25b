import type {
  FieldType,
  FormDocument,
  FormField,
  ImageReference,
} from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import { Heading } from '../../../components/Heading/Heading';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { Stack } from '../../../layout/Stack/Stack';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { useWords } from '../../../internal/useWords';
import type { FormCommand } from '../commands/apply';
import type { FormIssue } from '../findIssues';
import { FormInspector } from '../inspectors/FormInspector';
import type { InspectorProps } from '../inspectors/InspectorProps';
import { editing } from '../registry';
import { formEditorWords } from '../words';

interface Props {
  document: FormDocument;
  selected: FormField | undefined;
  issues: readonly FormIssue[];
  language: string;
  run: (command: FormCommand) => void;
  onUploadImage: UploadImage;
  addressOf: (image: ImageReference) => string | undefined;
}

/** What can be chosen about the selected field, or about the form. */
export function FormProperties({
  document,
  selected,
  issues,
  language,
  run,
  onUploadImage,
  addressOf,
}: Props) {
  const words = useWords(formEditorWords);
  const nameOf = (fieldId: string) => {
    const field = document.fields.find(({ id }) => id === fieldId);
    return field ? words.types[field.type] : '';
  };
  const shown = selected ? issues.filter(({ fieldId }) => fieldId === selected.id) : issues;

  return (
    <Stack gap="medium">
      <Heading level={2} size="body">
        {selected ? words.types[selected.type] : words.general}
      </Heading>
      {selected ? (
        <FieldInspector
          key={selected.id}
          field={selected}
          edit={(changes) => run({ type: 'editField', fieldId: selected.id, changes })}
          style={document.style}
          {...{ language, onUploadImage, addressOf }}
        />
      ) : (
        <FormInspector form={document} run={run} />
      )}
      {shown.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3} size="small">
            {words.issueTitle}
          </Heading>
          {shown.map(({ code, fieldId }) => (
            <FieldMessage key={`${code} ${fieldId ?? ''}`} tone="warning">
              {fieldId === undefined
                ? words.issues[code]
                : `${nameOf(fieldId)} ${words.issues[code]}`}
            </FieldMessage>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function FieldInspector(props: InspectorProps<FieldType>) {
  // The registry pairs each type with its own inspector; a union cannot say so by itself.
  const Inspector = editing[props.field.type].Inspector as ComponentType<InspectorProps<FieldType>>;
  return <Inspector {...props} />;
}
