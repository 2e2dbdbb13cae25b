import { limits } from '@hearback/schema/limits';
import { type FormDocument, newFormDocument } from '@hearback/schema/documents';
import { FormView } from '@hearback/ui/forms';

import { AccountSetupPageDocument } from '../../../server/generated/graphql';
import { useAddFormMutation } from '../../../server/generated/hooks';
import { FormikRadioGroup } from '../../../fields/FormikRadioGroup';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { type FormHeading, visitorsRead } from '../../../fields/visitorNames/visitorsRead';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import * as styles from './Phone.css';
import { SetupStep } from './SetupStep';

interface PhoneProps {
  document: FormDocument;
  /** Undefined: no heading. */
  heading: FormHeading | undefined;
}

/** A form on a phone. Decorative: its content is described in words beside it. */
function Phone({ document, heading }: PhoneProps) {
  const { language } = useLanguage();

  return (
    <div className={styles.phone}>
      <div className={styles.screen} inert aria-hidden="true">
        <div className={styles.form}>
          <FormView document={document} language={language} mode="preview" {...heading} />
        </div>
      </div>
    </div>
  );
}

/** Fields of the starter forms, from the quickest to fill in. */
const starterFields = {
  stars: ['rating'],
  comment: ['rating', 'comment'],
  contact: ['rating', 'comment', 'name', 'email'],
} as const;

type StarterForm = keyof typeof starterFields;

/** A starter form, ready to be published. */
const starterForm = (starter: StarterForm, title: string, language: string): FormDocument =>
  newFormDocument(title, starterFields[starter], language);

const isStarterForm = (text: string): text is StarterForm => text in starterFields;

interface Props extends Pick<Progress, 'form' | 'forms' | 'location' | 'company'> {
  onDone: (formId: string) => void;
}

const longest = limits.nameMaxLength;

/** Form of the code: one of three starters, or an existing one. */
export function SetupFormStep({ form, forms, location, company, onDone }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { issueText } = useFieldIssues();
  const [addForm] = useAddFormMutation({
    refetchQueries: [AccountSetupPageDocument],
    awaitRefetchQueries: true,
  });

  const suggestion = formatMessage(messages.formTitleSuggestion, { place: location?.name ?? '' });

  // Visitors never see the title, so the preview does not need one.
  const documentOf = (choice: string) =>
    forms.find(({ id }) => id === choice)?.document ??
    starterForm(isStarterForm(choice) ? choice : 'comment', suggestion.slice(0, longest), language);

  return (
    <SetupStep
      title={messages.formTitle}
      hint={messages.formHint}
      submit={messages.next}
      initialValues={{
        choice: form?.id ?? 'comment',
        title: suggestion.slice(0, longest),
      }}
      validate={({ choice, title }) => {
        if (!isStarterForm(choice)) return {};
        const length = title.trim().length;
        return length === 0 || length > longest ? { title: issueText('title_required') } : {};
      }}
      onSubmit={async ({ choice, title }, { setErrors }) => {
        if (!isStarterForm(choice)) return onDone(choice);

        const input = { document: starterForm(choice, title, language) };
        const { data } = await addForm({ variables: { input } });
        if (!data) return;
        if (data.addForm.form) return onDone(data.addForm.form.id);
        if (data.addForm.errors.some(({ field }) => field === 'title')) {
          setErrors({ title: issueText('title_required') });
        }
        showSnackbar('error', refusalOf(data.addForm.errors));
      }}
      renderPreview={({ choice }) => (
        <Phone
          document={documentOf(choice)}
          heading={company && visitorsRead(company, location?.visitorName)}
        />
      )}
    >
      {({ choice }) => (
        <>
          <FormikRadioGroup
            name="choice"
            label={formatMessage(messages.formChoice)}
            options={[
              ...forms.map(({ id, title }) => ({
                value: id,
                label: title,
                description: formatMessage(messages.formYours),
              })),
              {
                value: 'comment',
                label: formatMessage(messages.formComment),
                description: formatMessage(messages.formCommentHint),
              },
              {
                value: 'stars',
                label: formatMessage(messages.formStars),
                description: formatMessage(messages.formStarsHint),
              },
              {
                value: 'contact',
                label: formatMessage(messages.formContact),
                description: formatMessage(messages.formContactHint),
              },
            ]}
          />
          {isStarterForm(choice) && (
            <FormikTextField
              name="title"
              label={formatMessage(messages.formName)}
              hint={formatMessage(messages.formNameHint)}
              isRequired
            />
          )}
        </>
      )}
    </SetupStep>
  );
}
