/** Where questions before an account go, unless the server's SALES_ADDRESS says otherwise. */
export const salesAddress = 'sales@hearback.example';

/** Where questions about the product go, unless the server's HELP_ADDRESS says otherwise. */
export const helpAddress = 'help@hearback.example';
