import {
  formLanguages,
  hasWordsByRating,
  isReviewAddress,
  ratedGroups,
  type FormDocument,
  type LocalizedText,
  type ThanksText,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { Fragment, useState } from 'react';

import { Text } from '../../../components/Text/Text';
import { ChevronDownIcon } from '../../../icons';
import { Stack } from '../../../layout/Stack/Stack';
import { Switch } from '../../../fields/Switch/Switch';
import { TextArea } from '../../../fields/TextArea/TextArea';
import { TextField } from '../../../fields/TextField/TextField';
import { useFormWords } from '../../../forms/words';
import { useWords } from '../../../internal/useWords';
import { ownTextIn, withTextIn } from '../../kit/items';
import { disclosure } from '../../scan/ScanCheck/ScanCheck.css';
import type { FormCommand } from '../commands/apply';
import { formEditorWords } from '../words';

interface Props {
  form: FormDocument;
  run: (command: FormCommand) => void;
  language: string;
}

/** Prepends `https://` to an address if that makes it valid. */
const completed = (address: string) =>
  isReviewAddress(`https://${address}`) ? `https://${address}` : address;

/** Inspector of the thank-you page: its texts and the review link. */
export function ThanksInspector({ form, run, language }: Props) {
  const words = useWords(formEditorWords);
  const { thank_you: thanks = {} } = form;
  const { review_url = '' } = thanks;
  const own = useFormWords(language);
  const isWrong = review_url !== '' && !isReviewAddress(review_url);
  // Shown on blur: an address is incomplete while it is typed.
  const [isSaid, setIsSaid] = useState(isWrong);

  // As it was at first: typing the first words does not fold the part.
  const [startsOpen] = useState(() => hasWordsByRating(thanks));

  /** A new text starts empty in all languages of the form. */
  const begun: LocalizedText = Object.fromEntries(formLanguages(form).map((tag) => [tag, '']));
  const started = Object.keys(begun).length > 0 ? begun : '';
  const fieldOf = (name: ThanksText) => ({
    maxLength: limits.textMaxLength,
    value: ownTextIn(thanks[name] ?? '', language),
    onChange: (text: string) =>
      run({
        type: 'editThanks',
        changes: { [name]: withTextIn(thanks[name] ?? started, language, text) },
      }),
  });
  const setAddress = (address: string) =>
    run({ type: 'editThanks', changes: { review_url: address.trim() } });
  const leaveAddress = () => {
    const address = completed(review_url);
    if (address !== review_url) setAddress(address);
    setIsSaid(address !== '' && !isReviewAddress(address));
  };

  return (
    <>
      <Text size="small" tone="muted">
        {words.thanksHint}
      </Text>
      <TextField label={words.thanksTitle} placeholder={own.thanksTitle} {...fieldOf('title')} />
      <TextArea label={words.thanksText} rows={3} {...fieldOf('text')} />
      {form.fields.some(({ type }) => type === 'rating') && (
        <details open={startsOpen}>
          <summary className={disclosure}>
            {words.byRating}
            <ChevronDownIcon size="small" />
          </summary>
          <Stack gap="small">
            <Text size="small" tone="muted">
              {words.byRatingHint}
            </Text>
            {ratedGroups.map((group) => (
              <Fragment key={group}>
                <TextField
                  label={words[`${group}Title`]}
                  placeholder={ownTextIn(thanks.title ?? '', language) || own.thanksTitle}
                  {...fieldOf(`${group}_title`)}
                />
                <TextArea label={words[`${group}Text`]} rows={2} {...fieldOf(`${group}_text`)} />
              </Fragment>
            ))}
          </Stack>
        </details>
      )}
      <Switch
        label={words.asksContact}
        hint={words.asksContactHint}
        value={thanks.asks_contact === true}
        onChange={(asks_contact) => run({ type: 'editThanks', changes: { asks_contact } })}
      />
      <TextField
        label={words.reviewAddress}
        hint={words.reviewHint}
        error={isWrong && isSaid ? words.reviewIssue : undefined}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={limits.reviewUrlMaxLength}
        value={review_url}
        onChange={setAddress}
        onBlur={leaveAddress}
      />
      {review_url !== '' && (
        <TextField
          label={words.reviewLabel}
          placeholder={own.review}
          {...fieldOf('review_label')}
        />
      )}
    </>
  );
}
