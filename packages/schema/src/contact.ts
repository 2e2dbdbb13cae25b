/** Where questions about prices go. */
export const salesAddress = 'sales@hearback.example';

/** Where questions about the product go, unless the server's HELP_ADDRESS says otherwise. */
export const helpAddress = 'help@hearback.example';
