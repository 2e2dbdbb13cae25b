import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Each of these costs a password hash, a letter, a visitor's patience, hundreds of rows or a check of printed art. */
const costly = new Set([
  'login',
  'firstLogin',
  'register',
  'recoverAccount',
  'requestActivationLink',
  'resetPassword',
  'changePassword',
  'activateAccount',
  'refreshToken',
  'submitSurvey',
  'addCodes',
  'publishCode',
  'resumeCode',
  'updateCode',
]);

/** Ten logins in one request would be ten guesses at the price of one: aliases do not multiply these. */
export function onceInOperation(context: ValidationContext): ASTVisitor {
  const seen = new Set<string>();

  return {
    Field(node) {
      const name = node.name.value;
      if (context.getParentType()?.name !== 'Mutation' || !costly.has(name)) return;
      if (seen.has(name)) {
        context.reportError(
          new GraphQLError(`The mutation ${name} may stand once in a request.`, {
            nodes: node,
            extensions: { code: 'OPERATION_LIMIT', http: { status: 400, spec: false } },
          }),
        );
      }
      seen.add(name);
    },
  };
}
