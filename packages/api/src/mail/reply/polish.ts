/** The letter with a reply, in Polish. */
export const polish = {
  'mail.reply.subject': '{company}: odpowiedź na Twoją opinię',
  'mail.reply.rated': '{rating} na 10',
  'mail.reply.you': 'Ty, {day}',
  'mail.reply.youRated': 'Ty, {day} · {rating} na 10',
  'mail.reply.action': 'Zobacz swoją opinię i odpowiedź',
  'mail.reply.note':
    'Ten adres podano przy opinii o miejscu: {business}. Odpowiedzi na tę wiadomość nikt nie przeczyta. Na stronie pod przyciskiem możesz usunąć swoją opinię i adres.',
  'mail.reply.ending': 'Nie piszcie do mnie więcej',
};
