import { useState } from 'react';
import { Formik, useFormikContext } from 'formik';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { Divider, Heading, Inline, Link, Page, Stack, Switch } from '@hearback/ui';
import { CodeStyleFields, type EditorPane, EditorShell } from '@hearback/ui/editors/code';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { FormikCheckbox } from '../../../../fields/FormikCheckbox';
import { FieldsForm } from '../../../../fields/FieldsForm';
import { savedState } from '../../../../session/guards/unsavedChanges';
import { useHelp } from '../../../../shell/help/useHelp';
import { useIntl } from '../../../../i18n/IntlProvider';
import { PageTitle } from '../../../../i18n/PageTitle';
import { paths } from '../../../../paths';
import * as creator from '../../messages';
import { CodeActions } from './CodeActions';
import { CodeFields } from '../CodeFields';
import { useLinkedFrameQuery } from '../../../../server/generated/hooks';
import { usePictureUpload } from '../../pictures/uploadPicture';
import { type CodeValues, noCodeValues, toCodeValues } from '../CodeValues';
import { messages } from './messages';
import { CodeEditorPreview } from './CodeEditorPreview';
import { CodeState } from '../CodeState';
import { NoLocation } from '../NoLocation';
import { useCodeChoices } from '../useCodeChoices';
import { useSubmitCode, useValidateCode } from '../useSubmitCode';
import { VisitCodeTools } from './VisitCodeTools';
import { WhenLoaded } from '../../WhenLoaded';

const plain: CodeStyle = { color: '#000000', background_color: '#ffffff', level: 'Q' };

const withoutUndefined = (style: Partial<CodeStyle>): Partial<CodeStyle> =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));

/** The code style of a frame: the initial value of a code's own style. */
export function styleInFrame(document: FrameDocument | undefined): CodeStyle {
  const element = document?.content.find(({ type }) => type === 'code');
  if (element?.type !== 'code') return plain;
  const { color, background_color, level, module_shape, eye_shape, eye_color, logo } = element;
  return {
    ...plain,
    ...withoutUndefined({
      color,
      background_color,
      level,
      module_shape,
      eye_shape,
      eye_color,
      logo,
    }),
  };
}

/** Applies changes to a style; values set to undefined are removed. */
export const changeStyle = (style: CodeStyle, changes: Partial<CodeStyle>): CodeStyle => ({
  ...plain,
  ...withoutUndefined({ ...style, ...changes }),
});

/** The style of the code: that of its frame, or its own. Must be rendered inside the code's Formik. */
function CodeLooks() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<CodeValues>();
  const upload = usePictureUpload();
  const { data } = useLinkedFrameQuery({
    variables: { id: values.frameId },
    skip: values.frameId === '',
  });
  const document: FrameDocument | undefined = data?.frame?.document;
  const { style } = values;
  // Keeps the code's own style, to restore it after the frame's style was viewed.
  const [leftStyle, setLeftStyle] = useState<CodeStyle>();

  const show = (next: CodeStyle | null) => void setFieldValue('style', next);
  const follow = (followsFrame: boolean) => {
    if (style) setLeftStyle(style);
    show(followsFrame ? null : (leftStyle ?? styleInFrame(document)));
  };

  return (
    <Stack gap="medium">
      <Switch
        label={formatMessage(messages.asFrameSays)}
        hint={formatMessage(messages.asFrameSaysHint)}
        value={style === null}
        onChange={follow}
      />
      {style && (
        <CodeStyleFields
          value={style}
          onChange={(changes) => show(changeStyle(style, changes))}
          onUploadImage={upload}
          addressOf={({ url }) => url}
        />
      )}
    </Stack>
  );
}

interface Props {
  /** Undefined for a new code. */
  code?: CodesTab_CodeFragment;
  /** Null: it has no key for visit codes. */
  visitKeySince?: string | null;
}

/** The address can preset the links of a new code: `?form=…&frame=…`. */
const startingValues = (address: URLSearchParams): CodeValues => ({
  ...noCodeValues,
  formId: address.get('form') ?? '',
  frameId: address.get('frame') ?? '',
});

/** Editor of a code: the printed preview, with the fields beside it or in a sheet below. */
export function CodeEditor({ code, visitKeySince = null }: Props) {
  const { formatMessage } = useIntl();
  const help = useHelp('codeEditor');
  const validate = useValidateCode();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const choices = useCodeChoices();
  const submitCode = useSubmitCode(code?.id);
  const [openPane, setOpenPane] = useState<EditorPane | null>(
    // A new code has no preview yet.
    code ? null : 'properties',
  );

  return (
    <Formik
      initialValues={code ? toCodeValues(code) : startingValues(address)}
      enableReinitialize
      validate={validate}
      onSubmit={async (values, helpers) => {
        const id = await submitCode(values, helpers);
        if (id !== undefined && !code) {
          await navigate(paths.codeEditor(id), { replace: true, state: savedState });
        }
        // Formik's submit resolves with the saved id.
        return id;
      }}
    >
      <FieldsForm onReveal={() => setOpenPane('properties')} isLostBySearch={false}>
        <Page
          title={code?.name ?? formatMessage(messages.newTitle)}
          help={help}
          isTight
          above={<Link href={paths.codes}>{formatMessage(creator.messages.backToCodes)}</Link>}
          actions={choices.locations.length > 0 && <CodeActions code={code} />}
        >
          <PageTitle message={messages.editorTitle} part={code?.name} />
          <WhenLoaded choices={choices} shape="codeEditor">
            {choices.locations.length === 0 ? (
              // The margins of a page's parts would take the place of its own.
              <div>
                <NoLocation />
              </div>
            ) : (
              <EditorShell
                openPane={openPane}
                onOpenPane={setOpenPane}
                propertiesLabel={formatMessage(messages.generalTitle)}
                stage={<CodeEditorPreview code={code} />}
                properties={
                  <Stack gap="medium">
                    <Inline spread="between">
                      <Heading level={2} size="body">
                        {formatMessage(messages.generalTitle)}
                      </Heading>
                      {code && <CodeState code={code} />}
                    </Inline>
                    <CodeFields choices={choices} />
                    <Divider />
                    <Heading level={2} size="body">
                      {formatMessage(messages.looksTitle)}
                    </Heading>
                    <CodeLooks />
                    <Divider />
                    <Heading level={2} size="body">
                      {formatMessage(messages.answersTitle)}
                    </Heading>
                    <FormikCheckbox
                      name="replacesAnswers"
                      label={formatMessage(messages.replacesAnswers)}
                      hint={formatMessage(messages.replacesAnswersHint)}
                    />
                    {code && <VisitCodeTools code={code} visitKeySince={visitKeySince} />}
                  </Stack>
                }
              />
            )}
          </WhenLoaded>
        </Page>
      </FieldsForm>
    </Formik>
  );
}
