import { useIntl } from './IntlProvider';

/** A moment as short as it can be told: the year is left out while it is the present one. */
export function useMoment() {
  const { formatDate } = useIntl();

  return (moment: string) => {
    const isThisYear = new Date(moment).getFullYear() === new Date().getFullYear();
    return formatDate(moment, {
      day: 'numeric',
      month: 'short',
      ...(isThisYear ? {} : { year: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
    });
  };
}
