import { Button, IconButton } from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon, TrashIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages as feedbackMessages } from '../messages';
import { messages } from './messages';

interface Props {
  /** Undefined on the first row. */
  onPrevious: (() => void) | undefined;
  /** Undefined on the last row. */
  onNext: (() => void) | undefined;
  /** Resolves it and shows the next. */
  onResolve: () => void;
  onRemove: () => void;
}

/** What stands under an answer: the way to the ones beside it, and out of the list. */
export function DetailsActions({ onPrevious, onNext, onResolve, onRemove }: Props) {
  const { formatMessage } = useIntl();

  return (
    <>
      <IconButton
        icon={ChevronUpIcon}
        label={formatMessage(messages.previous)}
        isDisabled={!onPrevious}
        {...(onPrevious ? { onPress: onPrevious } : {})}
      />
      <IconButton
        icon={ChevronDownIcon}
        label={formatMessage(messages.next)}
        isDisabled={!onNext}
        {...(onNext ? { onPress: onNext } : {})}
      />
      {features.feedbackDeletion && (
        // With its word, the one that is pressed most would wrap below the rest on a phone.
        <IconButton
          icon={TrashIcon}
          label={formatMessage(feedbackMessages.remove)}
          onPress={onRemove}
        />
      )}
      <Button tone="primary" icon={CheckIcon} onPress={onResolve}>
        {formatMessage(messages.resolve)}
      </Button>
    </>
  );
}
