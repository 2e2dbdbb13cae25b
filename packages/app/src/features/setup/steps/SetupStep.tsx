import { useEffect, useRef, type ReactNode } from 'react';

import { Formik, type FormikConfig, type FormikValues } from 'formik';

import { Button, Card, Columns, Stack } from '@hearback/ui';

import { FieldsForm, SubmitButton } from '../../../fields/FieldsForm';
import type { AnyMessage } from '../../../i18n/Messages';
import { useIntl } from '../../../i18n/IntlProvider';
import * as styles from './SetupStep.css';

interface Props<Values extends FormikValues> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'onSubmit'
> {
  title: AnyMessage;
  hint: AnyMessage;
  submit: AnyMessage;
  validate?: FormikConfig<Values>['validate'] | undefined;
  /** A wall of pictures as wide as the card. Outside of the form element, since a picture may contain a form. */
  renderWall?: ((values: Values) => ReactNode) | undefined;
  /** Preview of the current values, beside the form. */
  renderPreview?: ((values: Values) => ReactNode) | undefined;
  children: ReactNode | ((values: Values) => ReactNode);
}

/** One step of the setup: a form with one button that saves and continues. */
export function SetupStep<Values extends FormikValues>({
  title,
  hint,
  submit,
  renderWall,
  renderPreview,
  children,
  validate,
  ...formik
}: Props<Values>) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);

  // Moves the focus to a new step, so that screen readers start at its title.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage(title)}
      className={styles.step}
    >
      <Card title={formatMessage(title)} description={formatMessage(hint)}>
        <Formik<Values> {...formik} {...(validate ? { validate } : {})}>
          {({ values, submitForm, isSubmitting }) => {
            const fields = (
              <FieldsForm>
                <Stack gap="medium">
                  {/* Beside a preview and below a wall there is room for one column. */}
                  <Columns columnWidth="wide" gap="medium" align="start">
                    {typeof children === 'function' ? children(values) : children}
                  </Columns>
                  {!renderWall && (
                    <div className={styles.submit}>
                      <SubmitButton>{formatMessage(submit)}</SubmitButton>
                    </div>
                  )}
                </Stack>
              </FieldsForm>
            );
            if (renderWall) {
              return (
                <Stack gap="large">
                  {renderWall(values)}
                  <div className={styles.alone}>{fields}</div>
                  <div className={styles.submitOfWall}>
                    <Button
                      tone="primary"
                      isPending={isSubmitting}
                      onPress={() => void submitForm()}
                    >
                      {formatMessage(submit)}
                    </Button>
                  </div>
                </Stack>
              );
            }
            return renderPreview ? (
              <Columns columnWidth="half" align="start">
                {fields}
                {renderPreview(values)}
              </Columns>
            ) : (
              fields
            );
          }}
        </Formik>
      </Card>
    </div>
  );
}
