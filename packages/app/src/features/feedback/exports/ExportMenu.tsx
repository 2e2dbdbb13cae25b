import { Button, Menu } from '@hearback/ui';
import { DownloadIcon } from '@hearback/ui/icons';

import type { ExportFeedbacksInput, FeedbackFileFormat } from '../../../server/generated/graphql';
import { useExportFeedbacksMutation } from '../../../server/generated/hooks';
import { refusalOf } from '../../../fields/refusalOf';
import { startDownload } from '../../../server/downloads';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

interface Props {
  /** The current filters and order. */
  asked: Omit<ExportFeedbacksInput, 'format' | 'separator'>;
  /** Number of matching submissions. */
  total: number;
}

/** Exports all pages of the list to a file. */
export function ExportMenu({ asked, total }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [exportFeedbacks, { loading }] = useExportFeedbacksMutation();

  const save = async (format: FeedbackFileFormat) => {
    // Polish spreadsheets use the comma as decimal separator.
    const separator = language === 'pl-PL' ? 'SEMICOLON' : 'COMMA';
    const { data } = await exportFeedbacks({
      variables: { input: { ...asked, format, separator } },
    });
    // A failed request has already been reported by the error link.
    if (!data) return;
    const { url, rowCount, errors } = data.exportFeedbacks;
    if (url) {
      startDownload(url);
      showSnackbar('success', messages.begun, { count: rowCount });
    } else {
      showSnackbar('error', refusalOf(errors));
    }
  };

  const kinds = [
    { format: 'CSV', label: messages.csv },
    { format: 'XLSX', label: messages.xlsx },
    { format: 'JSON', label: messages.json },
    { format: 'PARQUET', label: messages.parquet },
  ] as const;

  return (
    <Menu
      label={formatMessage(messages.title)}
      actions={kinds.map(({ format, label }) => ({
        id: format,
        label: formatMessage(label),
        description: formatMessage(messages.rows, { count: total }),
        onAction: () => void save(format),
      }))}
      trigger={
        <Button icon={DownloadIcon} isPending={loading} isDisabled={total === 0}>
          {formatMessage(messages.title)}
        </Button>
      }
    />
  );
}
