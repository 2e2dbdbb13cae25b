import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import { Button, Inline, Stack, Text } from '@hearback/ui';
import { FormView, ThankYou } from '@hearback/ui/forms';

import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';
import * as styles from './PhoneScreen.css';
import type { ExampleHeading } from './useFormHeading';

/** The visitor's device. */
export type ScreenWidth = 'phone' | 'desktop';

interface Props {
  document: FormDocument;
  language: string;
  /** Content above the form. Omitted: none. */
  heading?: ExampleHeading | undefined;
  /** The code's printed address, if there is a code. */
  codeText?: string | undefined;
  width?: ScreenWidth;
}

/** A form on a phone or a wide screen. It submits nothing; its button shows the thank-you screen. */
export function PhoneScreen({
  document,
  language,
  heading = {},
  codeText,
  width = 'phone',
}: Props) {
  const { formatMessage } = useIntl();
  const [isSent, setIsSent] = useState(false);
  const { venue, company, note } = heading;
  const place = venue === undefined ? {} : { venue };

  return (
    <Stack gap="small">
      <div className={styles.device} data-width={width}>
        {/* Focusable, because it scrolls. */}
        <div
          className={styles.screen}
          role="region"
          aria-label={formatMessage(messages.title)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
        >
          {isSent ? (
            <ThankYou
              style={document.style}
              thankYou={document.thank_you}
              fields={document.fields}
              language={language}
              mode="preview"
              {...place}
            />
          ) : (
            <FormView
              document={document}
              language={language}
              mode="preview"
              folds
              onTry={() => setIsSent(true)}
              {...place}
              {...(company === undefined ? {} : { company })}
              {...(codeText === undefined ? {} : { codeText })}
            />
          )}
        </div>
      </div>
      {isSent && (
        <Inline spread="center">
          <Button size="small" autoFocus onPress={() => setIsSent(false)}>
            {formatMessage(messages.backToForm)}
          </Button>
        </Inline>
      )}
      {note !== undefined && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}
