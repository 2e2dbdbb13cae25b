import { isPaged, type FormDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { Select } from '../../../fields/Select/Select';
import { TextField } from '../../../fields/TextField/TextField';
import { useWords } from '../../../internal/useWords';
import type { FormCommand } from '../commands/apply';
import { formEditorWords } from '../words';
import { FormMap } from './FollowUps';
import { FormColors } from './FormColors';
import { FormLanguages } from './FormLanguages';

interface Props {
  form: FormDocument;
  run: (command: FormCommand) => void;
  language: string;
  onLanguageChange: (language: string) => void;
}

/** Inspector of the form itself. */
export function FormInspector({ form, run, language, onLanguageChange }: Props) {
  const words = useWords(formEditorWords);

  return (
    <>
      <TextField
        label={words.title}
        hint={words.titleHint}
        isRequired
        maxLength={limits.nameMaxLength}
        error={form.title.trim() === '' ? words.titleIssue : undefined}
        value={form.title}
        onChange={(title) => run({ type: 'renameForm', title })}
      />
      <Select
        label={words.paging}
        hint={words.pagingHint}
        value={isPaged(form) ? 'one' : 'all'}
        options={(['all', 'one'] as const).map((value) => ({
          value,
          label: words.pagings[value],
        }))}
        onChange={(paging) => run({ type: 'pageForm', paging: paging === 'one' ? 'one' : 'all' })}
      />
      <FormMap fields={form.fields} language={language} />
      <FormColors form={form} run={run} />
      <FormLanguages {...{ form, run, language, onLanguageChange }} />
    </>
  );
}
