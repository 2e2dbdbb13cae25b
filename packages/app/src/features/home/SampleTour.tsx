import { TryCard } from '@hearback/ui';
import { ChartIcon, ChatIcon, EyeIcon, FormIcon, PrintIcon } from '@hearback/ui/icons';

import { useSampleTourQuery } from '../../server/generated/hooks';
import { useDismissed } from '../../shell/useDismissed';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';

/** Five things to try in the sample workspace, until the card is dismissed in this browser. */
export function SampleTour() {
  const { formatMessage } = useIntl();
  const [isDismissed, dismiss] = useDismissed('sampleTour');
  const { data } = useSampleTourQuery({ skip: isDismissed });
  if (isDismissed) return null;

  // Until they are loaded, and where there is none, the lists are linked: the card keeps its size.
  const commented = data?.feedbacks.items.find(({ comment }) => comment !== '');
  const code = data?.codes.items[0];

  return (
    <TryCard
      title={formatMessage(messages.tour)}
      items={[
        {
          icon: ChatIcon,
          text: formatMessage(messages.tryReply),
          href: commented ? paths.feedbackDetails(commented.id) : paths.feedback,
        },
        {
          icon: FormIcon,
          text: formatMessage(messages.tryForm),
          href: code?.form ? paths.formEditor(code.form.id) : paths.forms,
        },
        {
          icon: PrintIcon,
          text: formatMessage(messages.tryPrint),
          href: code ? paths.codeEditor(code.id) : paths.codes,
        },
        {
          icon: EyeIcon,
          text: formatMessage(messages.tryVisitor),
          href: code?.shortUrl ?? paths.codes,
          isExternal: code !== undefined,
        },
        { icon: ChartIcon, text: formatMessage(messages.tryStats), href: paths.stats },
      ]}
      onDismiss={dismiss}
    />
  );
}
