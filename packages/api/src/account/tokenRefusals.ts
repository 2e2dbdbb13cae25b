import { ApiError } from '../http/ApiError.ts';
import type { TokenFault } from '../tools/signer.ts';

const sentences: Record<TokenFault, string> = {
  invalid: 'Token is invalid',
  expired: 'Token is expired',
  no_id: 'Token has no id',
};

/** A token that opens nothing, in the words clients of this dialect know. */
export const tokenNotValid = (sentence: string) => new ApiError('token_not_valid', sentence);

export const faultyToken = (fault: TokenFault) => tokenNotValid(sentences[fault]);

/** How a call that needs a session refuses an access token. */
export const accessNotValid = (sentence: string) =>
  new ApiError('token_not_valid', 'Given token not valid for any token type', {
    body: {
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: sentence }],
    },
  });

export const accessFault = (fault: TokenFault) => accessNotValid(sentences[fault]);
