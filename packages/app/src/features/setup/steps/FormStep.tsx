import { limits } from '@hearback/schema/limits';
import {
  type FormDocument,
  guessTrade,
  newFormDocument,
  sortByTrade,
  starters,
  startFormFrom,
  textIn,
  tradesOfStarter,
} from '@hearback/schema/documents';
import { FormMiniature } from '@hearback/ui/forms';

import { AccountSetupPageDocument } from '../../../server/generated/graphql';
import { useAddFormMutation } from '../../../server/generated/hooks';
import { FormikPictureRadioGroup } from '../../../fields/FormikRadioGroup';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { visitorsRead } from '../../../fields/visitorNames/visitorsRead';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from '../messages';
import type { Progress } from '../readProgress';
import { SetupStep } from './SetupStep';

interface FirstForm {
  id: string;
  name: string;
  description?: string;
  /** Drawn on its tile, and saved under the title that was typed. */
  document: FormDocument;
}

/** Forms to begin with: those of the trade, the plain ones, those of other trades. */
function useFirstForms({ company, location }: Pick<Props, 'company' | 'location'>): FirstForm[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const trade = guessTrade([company?.name ?? '', location?.name ?? '']);
  const finished = sortByTrade(starters, tradesOfStarter, trade).map(({ id, name, document }) => ({
    id,
    name: textIn(name, language),
    document,
  }));
  const plain: FirstForm[] = [
    {
      id: 'comment',
      name: formatMessage(messages.formComment),
      description: formatMessage(messages.formCommentHint),
      document: newFormDocument('new', ['rating', 'comment'], language),
    },
    {
      id: 'stars',
      name: formatMessage(messages.formStars),
      description: formatMessage(messages.formStarsHint),
      document: newFormDocument('new', ['rating'], language),
    },
    {
      id: 'contact',
      name: formatMessage(messages.formContact),
      description: formatMessage(messages.formContactHint),
      document: newFormDocument('new', ['rating', 'comment', 'name', 'email'], language),
    },
  ];
  const nearest = trade === undefined ? 0 : 1;
  return [...finished.slice(0, nearest), ...plain, ...finished.slice(nearest)];
}

interface Props extends Pick<Progress, 'form' | 'forms' | 'location' | 'company'> {
  onDone: (formId: string) => void;
}

const longest = limits.nameMaxLength;

/** Form of the code: one to begin with, that of the trade first, or an existing one. */
export function SetupFormStep({ form, forms, location, company, onDone }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { issueText } = useFieldIssues();
  const [addForm] = useAddFormMutation({
    refetchQueries: [AccountSetupPageDocument],
    awaitRefetchQueries: true,
  });
  const firstForms = useFirstForms({ company, location });
  const chosenFrom = (choice: string) => firstForms.find(({ id }) => id === choice);
  const heading = company && visitorsRead(company, location?.visitorName);
  const suggestion = formatMessage(messages.formTitleSuggestion, { place: location?.name ?? '' });

  return (
    <SetupStep
      title={messages.formTitle}
      hint={messages.formHint}
      submit={messages.next}
      renderWall={() => (
        <FormikPictureRadioGroup
          name="choice"
          label={formatMessage(messages.formChoice)}
          groups={[
            {
              id: 'forms',
              options: [
                ...forms.map(({ id, title, document }) => ({
                  id,
                  name: title,
                  description: formatMessage(messages.formYours),
                  document,
                })),
                ...firstForms,
              ].map(({ id, name, description, document }) => ({
                value: id,
                label: name,
                description,
                picture: <FormMiniature {...{ document, language, heading }} />,
              })),
            },
          ]}
        />
      )}
      initialValues={{
        choice: form?.id ?? firstForms[0]?.id ?? '',
        title: suggestion.slice(0, longest),
      }}
      validate={({ choice, title }) => {
        if (!chosenFrom(choice)) return {};
        const length = title.trim().length;
        return length === 0 || length > longest ? { title: issueText('title_required') } : {};
      }}
      onSubmit={async ({ choice, title }, { setErrors }) => {
        const first = chosenFrom(choice);
        if (!first) return onDone(choice);

        const input = { document: startFormFrom(first.document, title, language) };
        const { data } = await addForm({ variables: { input } });
        if (!data) return;
        if (data.addForm.form) return onDone(data.addForm.form.id);
        if (data.addForm.errors.some(({ field }) => field === 'title')) {
          setErrors({ title: issueText('title_required') });
        }
        showSnackbar('error', refusalOf(data.addForm.errors));
      }}
    >
      {({ choice }) =>
        chosenFrom(choice) && (
          <FormikTextField
            name="title"
            label={formatMessage(messages.formName)}
            hint={formatMessage(messages.formNameHint)}
            isRequired
          />
        )
      }
    </SetupStep>
  );
}
