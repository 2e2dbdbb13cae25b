/** Address for questions before signup, unless the server sets SALES_ADDRESS. */
export const salesAddress = 'sales@hearback.example';

/** Address for questions about the product, unless the server sets HELP_ADDRESS. */
export const helpAddress = 'help@hearback.example';
