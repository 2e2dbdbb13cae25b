import { useIntl } from '../../../i18n/IntlProvider';
import { describeNetwork } from './describeNetwork';
import { messages } from './messages';

/** Says a device and a network in the reader's words. */
export function useWhereabouts() {
  const { formatMessage } = useIntl();

  return {
    /** A label such as "Firefox on Windows", which the server makes in English. */
    nameDevice: (device: string): string => {
      if (device === '') return formatMessage(messages.unknownDevice);
      const [browser = '', platform] = device.split(' on ');
      return platform === undefined
        ? browser
        : formatMessage(messages.deviceOn, { browser, platform });
    },

    namePlace: (network: string | null | undefined): string => {
      if (!network) return formatMessage(messages.unknownNetwork);
      const { isLocal, numbers } = describeNetwork(network);
      return isLocal
        ? formatMessage(messages.localNetwork)
        : formatMessage(messages.network, { numbers });
    },
  };
}
