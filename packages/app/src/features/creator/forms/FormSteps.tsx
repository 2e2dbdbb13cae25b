import {
  Badge,
  Button,
  Card,
  IconButton,
  Inline,
  Stack,
  Stepper,
  Text,
  TextField,
} from '@hearback/ui';
import {
  ArrowLeftIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  MinusIcon,
  PlusIcon,
} from '@hearback/ui/icons';
import {
  type FieldOffer,
  fieldOffers,
  FormColors,
  type FormCommand,
} from '@hearback/ui/editors/form';
import type { FormDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import { steps, type useFormStep } from './useFormStep';

interface Props extends ReturnType<typeof useFormStep> {
  /** The form has been saved: all steps are accessible. */
  isFree: boolean;
}

/** The steps of a form, in the bar of its editor. The editor itself has no room below for the way on. */
export function FormStepper({ step, previous, next, goTo, isFree }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Inline wraps={false}>
      <Stepper
        label={formatMessage(messages.steps)}
        steps={steps.map(({ id, label }) => ({ id, label: formatMessage(label) }))}
        current={step}
        onSelect={goTo}
        isFree={isFree}
      />
      {step === 'editor' && previous && next && (
        <Inline gap="none" wraps={false}>
          <IconButton
            icon={ChevronLeftIcon}
            label={formatMessage(messages.previous)}
            onPress={() => goTo(previous)}
          />
          <IconButton
            icon={ChevronRightIcon}
            label={formatMessage(messages.next)}
            onPress={() => goTo(next)}
          />
        </Inline>
      )}
    </Inline>
  );
}

/** The way from one step to those beside it, below a step that is not the editor. */
export function StepButtons({ previous, next, goTo }: Omit<Props, 'isFree'>) {
  const { formatMessage } = useIntl();

  return (
    <Inline spread="between">
      {previous ? (
        <Button icon={ArrowLeftIcon} onPress={() => goTo(previous)}>
          {formatMessage(messages.previous)}
        </Button>
      ) : (
        <span />
      )}
      {next && <Button onPress={() => goTo(next)}>{formatMessage(messages.next)}</Button>}
    </Inline>
  );
}

interface GeneralStepProps {
  document: FormDocument;
  run: (command: FormCommand) => void;
  /** Validation error of the title. */
  titleError: string | undefined;
}

/** First step: the title and the colors of the whole form. */
export function GeneralStep({ document, run, titleError }: GeneralStepProps) {
  const { formatMessage } = useIntl();

  return (
    <Card title={formatMessage(messages.generalTitle)}>
      <Stack gap="medium">
        <TextField
          label={formatMessage(messages.formTitle)}
          hint={formatMessage(messages.titleHint)}
          error={titleError}
          value={document.title}
          onChange={(title) => run({ type: 'renameForm', title })}
          maxLength={limits.nameMaxLength}
          isRequired
        />
        <FormColors form={document} run={run} />
      </Stack>
    </Card>
  );
}

interface FieldsStepProps {
  document: FormDocument;
  run: (command: FormCommand) => void;
}

/** Second step: the fields of the form, at most one of each type. */
export function FieldsStep({ document, run }: FieldsStepProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();

  return (
    <Card
      title={formatMessage(messages.fieldsTitle)}
      description={formatMessage(messages.fieldsHint)}
    >
      <Stack as="ul" gap="medium">
        {fieldOffers(language).map(({ type, name, hint, icon: Icon }) => (
          <li key={type}>
            <Inline spread="between" wraps={false}>
              <Inline wraps={false}>
                <Icon />
                <Stack gap="none">
                  <Text as="strong" weight="medium">
                    {name}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {hint}
                  </Text>
                </Stack>
              </Inline>
              <Choice type={type} name={name} document={document} run={run} />
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Choice({
  type,
  name,
  document,
  run,
}: FieldsStepProps & Pick<FieldOffer, 'type' | 'name'>) {
  const { formatMessage } = useIntl();
  const field = document.fields.find((candidate) => candidate.type === type);

  if (type === 'navigation') return <Badge>{formatMessage(messages.fieldAlwaysThere)}</Badge>;
  return field ? (
    <IconButton
      icon={MinusIcon}
      label={formatMessage(messages.removeField, { name })}
      onPress={() => run({ type: 'removeField', fieldId: field.id })}
    />
  ) : (
    <IconButton
      icon={PlusIcon}
      tone="secondary"
      label={formatMessage(messages.addField, { name })}
      onPress={() => run({ type: 'addField', fieldType: type })}
    />
  );
}
