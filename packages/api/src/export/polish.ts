/** The README of an export, in Polish. */
export const polish = {
  'export.title': 'Wszystko z Twojego konta Hearback, stan na {date} (UTC)',
  'export.folders':
    'Te same dane są tu dwa razy: w folderze „csv” dla arkuszy kalkulacyjnych, w folderze „json” dla programów. Czas podany jest w UTC (ISO 8601). Każda rzecz ma identyfikator (id), którym wskazują ją inne pliki.',
  'export.files': 'Pliki',
  'export.profile': 'Ty: imię i nazwisko, adres, język',
  'export.companies': 'Twoje firmy',
  'export.locations': 'Twoje lokalizacje; „company” to id firmy',
  'export.forms': 'Twoje formularze w wersji roboczej; „document” to cały formularz',
  'export.form_versions': 'każda wersja formularza, która została kiedykolwiek opublikowana',
  'export.frames': 'Twoje ramki; „document” to cała ramka',
  'export.templates': 'Twoje szablony; „document” to cały formularz, od którego zaczynasz',
  'export.codes': 'Twoje kody QR; „slug” to końcówka drukowanego adresu, „site” to id lokalizacji',
  'export.feedback': 'odpowiedzi gości, z nazwami z dnia odpowiedzi',
  'export.scans_per_day':
    'ile razy otwarto każdy kod danego dnia w strefie czasowej lokalizacji i ilu było gości',
  'export.images': 'Twoje obrazy; same obrazy są w folderze „images”, nazwane swoim id',
  'export.notifications': 'powiadomienia z ostatnich 90 dni; „code” i „feedback” to identyfikatory',
  'export.notification_settings':
    'kiedy wysyłamy do Ciebie wiadomości; pusty, jeśli tego nie zmieniano',
  'export.questions': 'Twoje pytania z Centrum pomocy',
  'export.api_keys': 'klucze API Twoich programów: uprawnienia każdego, nigdy sam klucz',
  'export.webhooks': 'Twoje webhooki: dokąd prowadzą i o czym są informowane, nigdy ich sekrety',
  'export.security_events': 'co działo się z Twoim kontem: logowania, zmiany hasła i podobne',
  'export.formulas':
    'W plikach CSV tekst, który arkusz kalkulacyjny uznałby za formułę, na przykład „=1+1” lub „+48 12”, zaczyna się od apostrofu. W plikach JSON jest taki, jak go wpisano.',
  'export.leftOut':
    'Nie ma tu tego, co zostało usunięte, Twojego hasła, które przechowujemy tylko jako skrót, ani adresów sieciowych gości, których w ogóle nie przechowujemy.',
};
