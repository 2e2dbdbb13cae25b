/** What a letter says, without whom it goes to. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}
