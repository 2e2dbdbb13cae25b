import type {
  FrameDocument,
  FrameElement,
  FrameElementType,
  ImageReference,
} from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import { Heading } from '../../../components/Heading/Heading';
import { Text } from '../../../components/Text/Text';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { Stack } from '../../../layout/Stack/Stack';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { useWords } from '../../../internal/useWords';
import type { FrameCommand } from '../commands/apply';
import type { FrameIssue } from '../findIssues';
import { FrameInspector } from '../inspectors/FrameInspector';
import type { InspectorProps } from '../inspectors/InspectorProps';
import { PlaceFields } from '../inspectors/PlaceFields';
import { editing } from '../registry';
import { frameEditorWords } from '../words';

interface Props {
  document: FrameDocument;
  selected: FrameElement | undefined;
  issues: readonly FrameIssue[];
  language: string;
  run: (command: FrameCommand) => void;
  onUploadImage: UploadImage;
  addressOf: (image: ImageReference) => string | undefined;
}

/** What can be chosen about the selected element, or about the sheet. */
export function FrameProperties({
  document,
  selected,
  issues,
  language,
  run,
  onUploadImage,
  addressOf,
}: Props) {
  const words = useWords(frameEditorWords);
  const nameOf = (elementId: string) => {
    const element = document.content.find(({ id }) => id === elementId);
    return element ? words.types[element.type] : '';
  };
  const shown = selected ? issues.filter(({ elementId }) => elementId === selected.id) : issues;

  return (
    <Stack gap="medium">
      <Heading level={2} size="body">
        {selected ? words.types[selected.type] : words.general}
      </Heading>
      {selected ? (
        <>
          <ElementInspector
            key={selected.id}
            element={selected}
            edit={(changes) => run({ type: 'editElement', elementId: selected.id, changes })}
            {...{ language, onUploadImage, addressOf }}
          />
          <PlaceFields
            element={selected}
            edit={(changes) => run({ type: 'editElement', elementId: selected.id, changes })}
          />
          <Text size="small" tone="muted">
            {words.nudgeHint}
          </Text>
        </>
      ) : (
        <FrameInspector frame={document} run={run} language={language} />
      )}
      {shown.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3} size="small">
            {words.issueTitle}
          </Heading>
          {shown.map(({ code, elementId }) => (
            <FieldMessage key={`${code} ${elementId ?? ''}`} tone="warning">
              {elementId === undefined
                ? words.issues[code]
                : `${nameOf(elementId)} ${words.issues[code]}`}
            </FieldMessage>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function ElementInspector(props: InspectorProps<FrameElementType>) {
  // The registry pairs each type with its own inspector; a union cannot say so by itself.
  const Inspector = editing[props.element.type].Inspector as ComponentType<
    InspectorProps<FrameElementType>
  >;
  return <Inspector {...props} />;
}
