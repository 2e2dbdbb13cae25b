import { inLanguage } from '../../inLanguage';

interface EarlierWords {
  waits: string;
  /** A link to the receipt follows. */
  sent: string;
  /** Another answer was kept under its id. Two buttons follow. */
  taken: string;
  second: string;
  discard: string;
}

const english: EarlierWords = {
  waits: 'An earlier answer is waiting on this phone.',
  sent: 'Your earlier answer was sent.',
  taken: 'You changed an earlier answer after it had been sent. The first one was kept.',
  second: 'Send the changed one, too',
  discard: 'Discard the changed one',
};

const byLanguage: Readonly<Record<string, EarlierWords>> = {
  bg: {
    waits: 'По-ранен отговор чака на този телефон.',
    sent: 'По-ранният ви отговор беше изпратен.',
    taken: 'Променихте по-ранен отговор, след като беше изпратен. Запазен е първият.',
    second: 'Изпращане и на променения',
    discard: 'Отказ от променения',
  },
  cs: {
    waits: 'V tomto telefonu čeká dřívější odpověď.',
    sent: 'Vaše dřívější odpověď byla odeslána.',
    taken: 'Dřívější odpověď jste změnili až po odeslání. První zůstala uložena.',
    second: 'Odeslat i změněnou',
    discard: 'Zahodit změněnou',
  },
  da: {
    waits: 'Et tidligere svar venter på denne telefon.',
    sent: 'Dit tidligere svar er sendt.',
    taken: 'Du ændrede et tidligere svar, efter at det var sendt. Det første er gemt.',
    second: 'Send også det ændrede',
    discard: 'Kassér det ændrede',
  },
  de: {
    waits: 'Eine frühere Antwort wartet auf diesem Telefon.',
    sent: 'Ihre frühere Antwort wurde gesendet.',
    taken: 'Sie haben eine frühere Antwort nach dem Senden geändert. Die erste bleibt erhalten.',
    second: 'Auch die geänderte senden',
    discard: 'Die geänderte verwerfen',
  },
  el: {
    waits: 'Μια προηγούμενη απάντηση περιμένει σε αυτό το τηλέφωνο.',
    sent: 'Η προηγούμενη απάντησή σας στάλθηκε.',
    taken: 'Αλλάξατε μια προηγούμενη απάντηση αφού είχε σταλεί. Κρατήθηκε η πρώτη.',
    second: 'Αποστολή και της αλλαγμένης',
    discard: 'Απόρριψη της αλλαγμένης',
  },
  en: english,
  es: {
    waits: 'Una respuesta anterior espera en este teléfono.',
    sent: 'Se envió su respuesta anterior.',
    taken: 'Cambió una respuesta anterior después de enviarla. Se conservó la primera.',
    second: 'Enviar también la cambiada',
    discard: 'Descartar la cambiada',
  },
  et: {
    waits: 'Varasem vastus ootab selles telefonis.',
    sent: 'Teie varasem vastus on saadetud.',
    taken: 'Muutsite varasemat vastust pärast saatmist. Alles jäi esimene.',
    second: 'Saada ka muudetud vastus',
    discard: 'Loobu muudetud vastusest',
  },
  fi: {
    waits: 'Aiempi vastaus odottaa tässä puhelimessa.',
    sent: 'Aiempi vastauksesi on lähetetty.',
    taken: 'Muutit aiempaa vastausta lähettämisen jälkeen. Ensimmäinen on tallessa.',
    second: 'Lähetä myös muutettu',
    discard: 'Hylkää muutettu',
  },
  fr: {
    waits: 'Une réponse précédente attend sur ce téléphone.',
    sent: 'Votre réponse précédente a été envoyée.',
    taken: 'Vous avez modifié une réponse après son envoi. La première a été conservée.',
    second: 'Envoyer aussi la réponse modifiée',
    discard: 'Abandonner la réponse modifiée',
  },
  hr: {
    waits: 'Raniji odgovor čeka na ovom telefonu.',
    sent: 'Vaš raniji odgovor je poslan.',
    taken: 'Promijenili ste raniji odgovor nakon slanja. Prvi je sačuvan.',
    second: 'Pošalji i promijenjeni',
    discard: 'Odbaci promijenjeni',
  },
  hu: {
    waits: 'Egy korábbi válasz vár ezen a telefonon.',
    sent: 'A korábbi válaszát elküldtük.',
    taken: 'Egy korábbi választ az elküldése után módosított. Az elsőt megőriztük.',
    second: 'A módosított elküldése is',
    discard: 'A módosított elvetése',
  },
  it: {
    waits: 'Una risposta precedente è in attesa su questo telefono.',
    sent: 'La sua risposta precedente è stata inviata.',
    taken: 'Ha modificato una risposta dopo averla inviata. È stata conservata la prima.',
    second: 'Invia anche quella modificata',
    discard: 'Scarta quella modificata',
  },
  lt: {
    waits: 'Ankstesnis atsakymas laukia šiame telefone.',
    sent: 'Jūsų ankstesnis atsakymas išsiųstas.',
    taken: 'Ankstesnį atsakymą pakeitėte jau išsiuntę. Išsaugotas pirmasis.',
    second: 'Siųsti ir pakeistąjį',
    discard: 'Atmesti pakeistąjį',
  },
  lv: {
    waits: 'Agrāka atbilde gaida šajā tālrunī.',
    sent: 'Jūsu agrākā atbilde ir nosūtīta.',
    taken: 'Jūs mainījāt agrāku atbildi pēc nosūtīšanas. Saglabāta pirmā.',
    second: 'Nosūtīt arī mainīto',
    discard: 'Atmest mainīto',
  },
  nb: {
    waits: 'Et tidligere svar venter på denne telefonen.',
    sent: 'Det tidligere svaret ditt er sendt.',
    taken: 'Du endret et tidligere svar etter at det var sendt. Det første er beholdt.',
    second: 'Send også det endrede',
    discard: 'Forkast det endrede',
  },
  nl: {
    waits: 'Een eerder antwoord wacht op deze telefoon.',
    sent: 'Uw eerdere antwoord is verzonden.',
    taken: 'U hebt een eerder antwoord na het verzenden gewijzigd. Het eerste is bewaard.',
    second: 'Ook het gewijzigde verzenden',
    discard: 'Het gewijzigde weggooien',
  },
  pl: {
    waits: 'Wcześniejsza odpowiedź czeka na tym telefonie.',
    sent: 'Twoja wcześniejsza odpowiedź została wysłana.',
    taken: 'Wcześniejsza odpowiedź została zmieniona już po wysłaniu. Zachowaliśmy pierwszą.',
    second: 'Wyślij też zmienioną',
    discard: 'Odrzuć zmienioną',
  },
  pt: {
    waits: 'Uma resposta anterior está à espera neste telemóvel.',
    sent: 'A sua resposta anterior foi enviada.',
    taken: 'Alterou uma resposta depois de a enviar. A primeira foi guardada.',
    second: 'Enviar também a alterada',
    discard: 'Descartar a alterada',
  },
  ro: {
    waits: 'Un răspuns anterior așteaptă pe acest telefon.',
    sent: 'Răspunsul dumneavoastră anterior a fost trimis.',
    taken: 'Ați modificat un răspuns după ce a fost trimis. Primul a fost păstrat.',
    second: 'Trimiteți și răspunsul modificat',
    discard: 'Renunțați la cel modificat',
  },
  sk: {
    waits: 'V tomto telefóne čaká skoršia odpoveď.',
    sent: 'Vaša skoršia odpoveď bola odoslaná.',
    taken: 'Skoršiu odpoveď ste zmenili až po odoslaní. Prvá zostala uložená.',
    second: 'Odoslať aj zmenenú',
    discard: 'Zahodiť zmenenú',
  },
  sl: {
    waits: 'Prejšnji odgovor čaka v tem telefonu.',
    sent: 'Vaš prejšnji odgovor je poslan.',
    taken: 'Prejšnji odgovor ste spremenili po pošiljanju. Prvi je ohranjen.',
    second: 'Pošlji tudi spremenjenega',
    discard: 'Zavrzi spremenjenega',
  },
  sv: {
    waits: 'Ett tidigare svar väntar på den här telefonen.',
    sent: 'Ditt tidigare svar har skickats.',
    taken: 'Du ändrade ett tidigare svar efter att det hade skickats. Det första finns kvar.',
    second: 'Skicka även det ändrade',
    discard: 'Kasta det ändrade',
  },
  uk: {
    waits: 'Попередня відповідь чекає на цьому телефоні.',
    sent: 'Вашу попередню відповідь надіслано.',
    taken: 'Попередню відповідь змінено вже після надсилання. Ми зберегли першу.',
    second: 'Надіслати також змінену',
    discard: 'Відкинути змінену',
  },
};

/** Returns the texts on the state of an earlier submission in a language; in English if there are none. */
export const earlierWords = (language: string): EarlierWords =>
  inLanguage(byLanguage, language, english);
