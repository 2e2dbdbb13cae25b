import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage<{ readonly date: string }>({
    id: 'export.title',
    defaultMessage: 'Everything in your Hearback account, as of {date} (UTC)',
    description: 'First line of the README in an export',
  }),
  folders: defineMessage({
    id: 'export.folders',
    defaultMessage:
      'The same data lies here twice: in “csv” for spreadsheets, in “json” for programs. Times are in UTC (ISO 8601). Each thing has an id; other files name it by that id.',
    description: 'README of an export: how it is laid out',
  }),
  files: defineMessage({
    id: 'export.files',
    defaultMessage: 'The files',
    description: 'README of an export: heading of the list of files',
  }),
  linked_logins: defineMessage({
    id: 'export.linked_logins',
    defaultMessage: 'your login at another provider, which you linked',
    description: 'README of an export: the file “linked_logins”',
  }),
  profile: defineMessage({
    id: 'export.profile',
    defaultMessage: 'you: name, address, language',
    description: 'README of an export: the file “profile”',
  }),
  companies: defineMessage({
    id: 'export.companies',
    defaultMessage: 'your companies',
    description: 'README of an export: the file “companies”',
  }),
  locations: defineMessage({
    id: 'export.locations',
    defaultMessage: 'your locations; “company” is the id of a company',
    description: 'README of an export: the file “locations”',
  }),
  boards: defineMessage({
    id: 'export.boards',
    defaultMessage: 'your public boards, “You said, we did”; “location” is the id of a location',
    description: 'README of an export: the file “boards”',
  }),
  forms: defineMessage({
    id: 'export.forms',
    defaultMessage: 'your forms as they are being edited; “document” is the whole form',
    description: 'README of an export: the file “forms”',
  }),
  form_versions: defineMessage({
    id: 'export.form_versions',
    defaultMessage: 'each version of a form that was ever published',
    description: 'README of an export: the file “form_versions”',
  }),
  frames: defineMessage({
    id: 'export.frames',
    defaultMessage: 'your frames; “document” is the whole frame',
    description: 'README of an export: the file “frames”',
  }),
  templates: defineMessage({
    id: 'export.templates',
    defaultMessage: 'your templates; “document” is the whole form to start from',
    description: 'README of an export: the file “templates”',
  }),
  codes: defineMessage({
    id: 'export.codes',
    defaultMessage:
      'your QR codes; “slug” ends the printed address, “site” is the id of a location',
    description: 'README of an export: the file “codes”',
  }),
  feedback: defineMessage({
    id: 'export.feedback',
    defaultMessage: 'what visitors answered, with the names of the day',
    description: 'README of an export: the file “feedback”',
  }),
  scans_per_day: defineMessage({
    id: 'export.scans_per_day',
    defaultMessage:
      'how often each code was opened, by day in the time zone of its location, and by how many visitors',
    description: 'README of an export: the file “scans_per_day”',
  }),
  images: defineMessage({
    id: 'export.images',
    defaultMessage: 'your pictures; the pictures themselves are in the folder “images”, by id',
    description: 'README of an export: the file “images”',
  }),
  pictures: defineMessage({
    id: 'export.pictures',
    defaultMessage:
      'pictures from visitors, each with the id of its answer; the pictures themselves are in the folder “pictures”, by id',
    description: 'README of an export: the file “pictures”',
  }),
  notifications: defineMessage({
    id: 'export.notifications',
    defaultMessage: 'what you were told in the last 90 days; “code” and “feedback” are ids',
    description: 'README of an export: the file “notifications”',
  }),
  notification_settings: defineMessage({
    id: 'export.notification_settings',
    defaultMessage: 'when letters go out to you; empty if you never changed it',
    description: 'README of an export: the file “notification_settings”',
  }),
  topic_choices: defineMessage({
    id: 'export.topic_choices',
    defaultMessage:
      'how you named, merged, hid or added topics; “target” is the topic it counts as; “:shown” and “:hidden” are names you chose to show or hide',
    description: 'README of an export: the file “topic_choices”',
  }),
  due_times: defineMessage({
    id: 'export.due_times',
    defaultMessage: 'within how many hours answers of which ratings are to be replied to',
    description: 'README of an export: the file “due_times”',
  }),
  saved_replies: defineMessage({
    id: 'export.saved_replies',
    defaultMessage: 'replies that you keep to reply with again, in each language',
    description: 'README of an export: the file “saved_replies”',
  }),
  experiments: defineMessage({
    id: 'export.experiments',
    defaultMessage: 'your experiments with forms and frames, each with its plan by code',
    description: 'README of an export: the file “experiments”',
  }),
  questions: defineMessage({
    id: 'export.questions',
    defaultMessage: 'what you asked us from the Help Center',
    description: 'README of an export: the file “questions”',
  }),
  api_keys: defineMessage({
    id: 'export.api_keys',
    defaultMessage: 'the API keys of your programs: what each may do, never the key itself',
    description: 'README of an export: the file “api_keys”',
  }),
  webhooks: defineMessage({
    id: 'export.webhooks',
    defaultMessage: 'your webhooks: where they lead and what they are told of, never their secrets',
    description: 'README of an export: the file “webhooks”',
  }),
  security_events: defineMessage({
    id: 'export.security_events',
    defaultMessage: 'what happened to your account: logins, changes of the password and the like',
    description: 'README of an export: the file “security_events”',
  }),
  formulas: defineMessage({
    id: 'export.formulas',
    defaultMessage:
      'In the CSV files, text that a spreadsheet would compute, such as “=1+1” or “+48 12”, begins with an apostrophe. The JSON files have it as it was typed.',
    description: 'README of an export',
  }),
  leftOut: defineMessage({
    id: 'export.leftOut',
    defaultMessage:
      'Not here: what you have deleted, your password, which is stored as a fingerprint only, and addresses of visitors, which are not stored at all.',
    description: 'README of an export; addresses are network addresses',
  }),
};

/** The README of an export, in Polish. */
export const polish = {
  'export.title': 'Wszystko z Twojego konta Hearback, stan na {date} (UTC)',
  'export.folders':
    'Te same dane są tu dwa razy: w folderze „csv” dla arkuszy kalkulacyjnych, w folderze „json” dla programów. Czas podany jest w UTC (ISO 8601). Każda rzecz ma identyfikator (id), którym wskazują ją inne pliki.',
  'export.files': 'Pliki',
  'export.linked_logins': 'Twoje połączone konto u innego dostawcy logowania',
  'export.profile': 'Ty: imię i nazwisko, adres, język',
  'export.companies': 'Twoje firmy',
  'export.locations': 'Twoje lokalizacje; „company” to id firmy',
  'export.boards':
    'Twoje publiczne tablice „Wasz głos, nasze zmiany”; „location” to id lokalizacji',
  'export.forms': 'Twoje formularze w wersji roboczej; „document” to cały formularz',
  'export.form_versions': 'każda wersja formularza, która została kiedykolwiek opublikowana',
  'export.frames': 'Twoje ramki; „document” to cała ramka',
  'export.templates': 'Twoje szablony; „document” to cały formularz, od którego zaczynasz',
  'export.codes': 'Twoje kody QR; „slug” to końcówka drukowanego adresu, „site” to id lokalizacji',
  'export.feedback': 'odpowiedzi gości, z nazwami z dnia odpowiedzi',
  'export.scans_per_day':
    'ile razy otwarto każdy kod danego dnia w strefie czasowej lokalizacji i ilu było gości',
  'export.pictures':
    'zdjęcia od gości, każde z id swojej odpowiedzi; same zdjęcia są w folderze „pictures”, nazwane swoim id',
  'export.images': 'Twoje obrazy; same obrazy są w folderze „images”, nazwane swoim id',
  'export.notifications': 'powiadomienia z ostatnich 90 dni; „code” i „feedback” to identyfikatory',
  'export.notification_settings':
    'kiedy wysyłamy do Ciebie wiadomości; pusty, jeśli tego nie zmieniano',
  'export.topic_choices':
    'jak nazwano, połączono, ukryto lub dodano tematy; „target” to temat, do którego się liczy; „:shown” i „:hidden” to imiona, które pokazujesz lub ukrywasz',
  'export.saved_replies': 'zapisane odpowiedzi, którymi odpowiadasz wielokrotnie, w każdym języku',
  'export.due_times': 'w ile godzin należy odpowiedzieć na opinie z którymi ocenami',
  'export.experiments': 'Twoje eksperymenty z formularzami i ramkami, każdy z planem dla kodów',
  'export.questions': 'Twoje pytania z Centrum pomocy',
  'export.api_keys': 'klucze API Twoich programów: uprawnienia każdego, nigdy sam klucz',
  'export.webhooks': 'Twoje webhooki: dokąd prowadzą i o czym są informowane, nigdy ich sekrety',
  'export.security_events': 'co działo się z Twoim kontem: logowania, zmiany hasła i podobne',
  'export.formulas':
    'W plikach CSV tekst, który arkusz kalkulacyjny uznałby za formułę, na przykład „=1+1” lub „+48 12”, zaczyna się od apostrofu. W plikach JSON jest taki, jak go wpisano.',
  'export.leftOut':
    'Nie ma tu tego, co zostało usunięte, Twojego hasła, które przechowujemy tylko jako skrót, ani adresów sieciowych gości, których w ogóle nie przechowujemy.',
};
