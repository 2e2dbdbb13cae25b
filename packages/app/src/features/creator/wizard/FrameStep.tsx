import { frameSizes } from '@hearback/print/frames';
import { useFrameDesigns } from '@hearback/ui/editors/frame';
import { FrameView } from '@hearback/ui/frames';

import { useFramesTabQuery } from '../../../server/generated/hooks';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { newDocumentId, paths } from '../../../paths';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { newestFirst } from '../documents/DocumentsTab';
import { useSaveFrame } from '../frames/useSaveFrame';
import * as creator from '../messages';
import { refusalOfDocument } from '../refusalOfDocument';
import { useTrade } from '../templates/useTrade';
import { LinkStep, type LinkStepProps, mostListed, useTypedSearch } from './LinkStep';
import { messages } from './messages';

/** Second step of the wizard: the frame. */
export function FrameStep({ address, onChoose, onPick, ...step }: LinkStepProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const saveFrame = useSaveFrame();
  const { trade, isLoading: isTradeLoading } = useTrade();
  const { finished, plain } = useFrameDesigns(frameSizes.a6, 'all', trade);
  const designs = [...finished, ...plain];
  const search = useTypedSearch();
  const { data, previousData, loading, error, refetch } = useFramesTabQuery({
    variables: {
      page: { page: 1, pageSize: mostListed },
      search: search.asked,
      orderBy: newestFirst,
    },
  });
  const frames = (data ?? previousData)?.frames;

  return (
    <LinkStep
      {...step}
      title={formatMessage(messages.frameTitle)}
      text={formatMessage(messages.frameText)}
      label={formatMessage(creator.messages.tabFrames)}
      own={{
        title: formatMessage(messages.chooseFrame),
        total: frames?.pageInfo.totalCount ?? 0,
        options: (frames?.items ?? [])
          .filter(({ hasQr }) => hasQr)
          .map(({ id, document }) => ({
            value: id,
            label: document.name,
            picture: <FrameView document={document} label="" language={language} />,
          })),
      }}
      finished={[
        {
          id: 'designs',
          title: formatMessage(messages.startFrame),
          options: designs.map(({ name, label, document }) => ({
            value: name,
            label,
            picture: <FrameView document={document} label="" language={language} />,
          })),
        },
      ]}
      search={search}
      loading={{
        isLoading: isTradeLoading || (loading && !frames),
        hasFailed: error !== undefined && !frames,
        retry: () => void refetch(),
      }}
      onChoose={(value) => {
        const design = designs.find(({ name }) => name === value);
        if (!design) return onChoose(value);
        onPick({
          link: 'frame',
          value,
          make: async () => {
            const document = { ...design.document, name: design.label };
            const answer = await saveFrame({ id: newDocumentId, document, revision: null }, true);
            // A failed request has already been reported by the error link.
            if (answer.kind === 'refused') showSnackbar('error', refusalOfDocument(answer.errors));
            return answer.kind === 'saved' ? answer.stored.id : undefined;
          },
        });
      }}
      start={{
        href: `${paths.frameEditor(newDocumentId)}?${address}`,
        label: formatMessage(creator.messages.newFrame),
      }}
    />
  );
}
