/** The monthly report, in Polish. */
export const polish = {
  'mail.monthlyReport.subject':
    '{month}: {answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  'mail.monthlyReport.heading': '{month} w skrócie',
  'mail.monthlyReport.headingOf': '{month} – {name}',
  'mail.monthlyReport.more':
    '{label}: dziennie o {amount} więcej niż w poprzednim miesiącu (od {low} do {high}).',
  'mail.monthlyReport.fewer':
    '{label}: dziennie o {amount} mniej niż w poprzednim miesiącu (od {low} do {high}).',
  'mail.monthlyReport.up':
    '{label}: wzrost o {amount} względem poprzedniego miesiąca (od {low} do {high}).',
  'mail.monthlyReport.down':
    '{label}: spadek o {amount} względem poprzedniego miesiąca (od {low} do {high}).',
  'mail.monthlyReport.points': '{amount} pkt',
  'mail.monthlyReport.steady': 'Nic nie zmieniło się wyraźnie względem poprzedniego miesiąca.',
  'mail.monthlyReport.first':
    'Nie ma jeszcze całego poprzedniego miesiąca, z którym można by porównać.',
  'mail.monthlyReport.scans': 'Skany',
  'mail.monthlyReport.uniqueScans': 'Unikalne skany',
  'mail.monthlyReport.answers': 'Odpowiedzi',
  'mail.monthlyReport.conversion': 'Współczynnik konwersji',
  'mail.monthlyReport.rating': 'Średnia ocena',
  'mail.monthlyReport.nps': 'NPS',
  'mail.monthlyReport.counted': '{now} (poprzedni miesiąc: {before})',
  'mail.monthlyReport.estimated': '{now} (od {low} do {high})',
  'mail.monthlyReport.tooEarly':
    'Za wcześnie, by ocenić ({count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}})',
  'mail.monthlyReport.resolved':
    '{count, plural, =0 {Nie załatwiono żadnej sprawy} one {Załatwiono # sprawę} few {Załatwiono # sprawy} many {Załatwiono # spraw} other {Załatwiono # sprawy}}; {open, plural, =0 {żadna niska ocena nie czeka} one {# niska ocena wciąż czeka} few {# niskie oceny wciąż czekają} many {# niskich ocen wciąż czeka} other {# niskiej oceny wciąż czeka}}.',
  'mail.monthlyReport.about': '{rating} na 10 · {location}',
  'mail.monthlyReport.action': 'Otwórz raport',
  'mail.monthlyReport.interval':
    'W nawiasach podano 95-procentowe przedziały ufności: przez sam przypadek wartość mogłaby leżeć gdziekolwiek pomiędzy. Jako zmianę podajemy tylko to, czego nie tłumaczy przypadek.',
  'mail.monthlyReport.note':
    'Dane osobowe w komentarzach są ukryte. Czy ta wiadomość przychodzi, ustawisz w powiadomieniach.',
};
