import { Button, Card, Stack } from '@hearback/ui';
import { DownloadIcon } from '@hearback/ui/icons';

import { useExportDataMutation } from '../../../server/generated/hooks';
import { refusalOf } from '../../../fields/refusalOf';
import { useIntl } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';
import { startDownload } from '../../../server/downloads';

/** Downloads all data of the account. */
export function DownloadData() {
  const { formatMessage } = useIntl();
  const [exportData, { loading }] = useExportDataMutation();

  const download = async () => {
    const { data } = await exportData();
    if (!data) return;
    const { url, errors } = data.exportData;
    if (url) {
      startDownload(url);
      showSnackbar('success', messages.exportBegun);
    } else {
      showSnackbar('error', refusalOf(errors));
    }
  };

  return (
    <Card
      title={formatMessage(messages.exportTitle)}
      description={formatMessage(messages.exportHint)}
    >
      <Stack gap="medium" align="start">
        <Button icon={DownloadIcon} isPending={loading} onPress={() => void download()}>
          {formatMessage(messages.exportTitle)}
        </Button>
      </Stack>
    </Card>
  );
}
