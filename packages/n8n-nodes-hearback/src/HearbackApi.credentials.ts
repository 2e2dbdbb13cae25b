/** The address of a portal and a key of an account. n8n calls the test when a credential is saved. */
export class HearbackApi {
  readonly name = 'hearbackApi';
  readonly displayName = 'Hearback API';
  readonly documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-hearback';
  readonly properties = [
    {
      displayName: 'Portal',
      name: 'origin',
      type: 'string',
      default: '',
      placeholder: 'https://feedback.example.com',
      required: true,
      description: 'The address at which you log in',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'From Account, Developers',
    },
  ];
  readonly authenticate = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  };
  readonly test = {
    request: { baseURL: '={{$credentials.origin}}', url: '/api/key/' },
  };
}
