import { useEffect, useRef } from 'react';
import { Formik, useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';
import { Button, Card, Inline, Stack } from '@hearback/ui';
import { ArrowLeftIcon } from '@hearback/ui/icons';
import { FieldsForm, SubmitButton } from '../../../fields/FieldsForm';
import { savedState } from '../../../session/guards/unsavedChanges';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { CodeFields } from '../codes/CodeFields';
import { noCodeValues, type CodeValues } from '../codes/CodeValues';
import { NoLocation } from '../codes/NoLocation';
import * as publishing from '../codes/publish/messages';
import { usePublishCode } from '../codes/publish/usePublishCode';
import type { CodeChoices } from '../codes/useCodeChoices';
import { useSubmitCode, useValidateCode } from '../codes/useSubmitCode';
import { messages } from './messages';
import type { WizardDraft } from './WizardDraft';

interface Props {
  choices: CodeChoices;
  formId: string;
  frameId: string;
  /** Input from an earlier visit of this step or before a reload. */
  draft: WizardDraft;
  onDraft: (draft: WizardDraft) => void;
  onBack: () => void;
}

/** Last step of the wizard: name and location. Publishes the code, or saves it as a draft. */
export function CodeStep({ choices, formId, frameId, draft, onDraft, onBack }: Props) {
  const { formatMessage } = useIntl();
  const validate = useValidateCode();
  const navigate = useNavigate();
  const submitCode = useSubmitCode();
  const publishCode = usePublishCode();
  const publishes = useRef(true);
  const isWhole = formId !== '' && frameId !== '';

  const finish = async (id: string, isPublished: boolean) => {
    const published = isPublished ? await publishCode(id) : undefined;
    const isOpen = published !== undefined && 'emailedTo' in published;
    // Its editor shows the problem and its fix.
    if (published && !isOpen) showSnackbar('warning', publishing.messages.scanBlocked);
    await navigate(isOpen ? `${paths.codeEditor(id)}?published=1` : paths.codeEditor(id), {
      state: { ...savedState, ...(isOpen && published) },
    });
  };

  return (
    <Card
      title={formatMessage(messages.codeTitle)}
      description={formatMessage(isWhole ? messages.codeText : messages.codeTextOpen)}
    >
      {choices.locations.length === 0 ? (
        <NoLocation isInWizard />
      ) : (
        <Formik<CodeValues>
          initialValues={{ ...noCodeValues, ...draft, formId, frameId }}
          validate={validate}
          onSubmit={async (values, helpers) => {
            const isPublished = publishes.current;
            publishes.current = true;
            const id = await submitCode(values, helpers);
            if (id !== undefined) await finish(id, isPublished && isWhole);
          }}
        >
          {({ submitForm }) => (
            <FieldsForm isGuarded={false}>
              <KeepDraft onDraft={onDraft} />
              <Stack gap="large">
                <CodeFields choices={choices} hasLinks={!isWhole} isWide />
                <Inline spread="between">
                  <Button icon={ArrowLeftIcon} onPress={onBack}>
                    {formatMessage(messages.back)}
                  </Button>
                  <Inline>
                    {isWhole && (
                      <Button
                        onPress={() => {
                          publishes.current = false;
                          void submitForm();
                        }}
                      >
                        {formatMessage(messages.onlyCreate)}
                      </Button>
                    )}
                    <SubmitButton>
                      {formatMessage(isWhole ? messages.createAndPublish : messages.create)}
                    </SubmitButton>
                  </Inline>
                </Inline>
              </Stack>
            </FieldsForm>
          )}
        </Formik>
      )}
    </Card>
  );
}

/** Browsers limit how often an address is replaced, so it is updated after a pause in typing. */
const pauseMs = 300;

function KeepDraft({ onDraft }: Pick<Props, 'onDraft'>) {
  const { values, dirty } = useFormikContext<CodeValues>();
  const { name, description, locationId } = values;
  const keep = useRef(onDraft);
  useEffect(() => {
    keep.current = onDraft;
  });
  useEffect(() => {
    if (!dirty) return undefined;
    const timer = setTimeout(() => keep.current({ name, description, locationId }), pauseMs);
    return () => clearTimeout(timer);
  }, [dirty, name, description, locationId]);
  return null;
}
