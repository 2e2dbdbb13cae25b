import { useState } from 'react';

import { Formik } from 'formik';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { Divider, Heading, Inline, Link, Page, Stack } from '@hearback/ui';
import { EditorShell, type EditorPane } from '@hearback/ui/editors/code';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { FieldsForm } from '../../../../fields/FieldsForm';
import { savedState } from '../../../../session/guards/unsavedChanges';
import { useHelp } from '../../../../shell/help/useHelp';
import { useIntl } from '../../../../i18n/IntlProvider';
import { PageTitle } from '../../../../i18n/PageTitle';
import { paths } from '../../../../paths';
import * as creator from '../../messages';
import { CodeActions } from './CodeActions';
import { CodeFields } from '../CodeFields';
import { CodeLooks } from './CodeLooks';
import { CodePreview } from './CodePreview';
import { CodeState } from '../CodeState';
import { noCodeValues, toCodeValues, type CodeValues } from '../CodeValues';
import { messages } from './messages';
import { NoLocation } from '../NoLocation';
import { useCodeChoices } from '../useCodeChoices';
import { useSubmitCode } from '../useSubmitCode';
import { useValidateCode } from '../useValidateCode';
import { WhenLoaded } from '../../WhenLoaded';

interface Props {
  /** Undefined while it is made. */
  code?: CodesTab_CodeFragment;
}

/** A new code may come with what it links: `?form=…&frame=…`. */
const startingValues = (address: URLSearchParams): CodeValues => ({
  ...noCodeValues,
  formId: address.get('form') ?? '',
  frameId: address.get('frame') ?? '',
});

/** Everything about one code: what is printed, and its facts beside it or in a sheet below. */
export function CodeEditor({ code }: Props) {
  const { formatMessage } = useIntl();
  const help = useHelp('codeEditor');
  const validate = useValidateCode();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const choices = useCodeChoices();
  const submitCode = useSubmitCode(code?.id);
  const [openPane, setOpenPane] = useState<EditorPane | null>(
    // Of a new one there is nothing to look at yet.
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
        // Who submitted it may go on with what is saved.
        return id;
      }}
    >
      <FieldsForm onReveal={() => setOpenPane('properties')} isLostBySearch={false}>
        <Page
          title={code?.name ?? formatMessage(messages.newTitle)}
          help={help}
          purpose={formatMessage(messages.editorPurpose)}
          width="full"
          isTight
          above={<Link href={paths.codes}>{formatMessage(creator.messages.backToCodes)}</Link>}
          actions={choices.locations.length > 0 && <CodeActions code={code} />}
        >
          <PageTitle message={messages.editorTitle} part={code?.name} />
          <WhenLoaded choices={choices} shape="codeEditor">
            {choices.locations.length === 0 ? (
              <NoLocation />
            ) : (
              <EditorShell
                openPane={openPane}
                onOpenPane={setOpenPane}
                propertiesLabel={formatMessage(messages.generalTitle)}
                stage={<CodePreview code={code} />}
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
