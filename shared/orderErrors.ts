/** Refusals about orders, their payments and receipts. */
export const orderErrors = {
  INVALID_AMOUNT: { status: 400, message: 'Invalid amount.' },
  QUANTITY_REQUIRED: { status: 400, message: 'Choose how many contribution points you want.' },
  CURRENCY_NOT_SUPPORTED: { status: 400, message: 'This currency is not supported.' },
  TOTAL_MISMATCH: { status: 400, message: 'The total amount has been tampered with. Please try again.' },
  UNITS_SOLD_OUT: { status: 409, message: 'There are not enough contribution points left.' },
  PROJECT_NOT_ACCEPTING_PAYMENTS: { status: 409, message: 'This project is not accepting payments now.' },
  PROJECT_ENDED: { status: 409, message: "This project's end date has passed." },
  OWN_PROJECT_PAYMENT: { status: 403, message: 'You cannot pay for your own project.' },
  TOO_MANY_OPEN_ORDERS: { status: 409, message: 'You already have {max} unpaid orders.' },
  TOO_MANY_UNITS: { status: 409, message: 'You can reserve {max} contribution points at a time.' },
  ORDER_NOT_FOUND: { status: 404, message: 'Order not found.' },
  RECEIPT_NOT_AVAILABLE: { status: 409, message: 'There is no receipt, because this order was not paid.' },
  ORDER_EXPIRED: { status: 410, message: 'Order has expired. Please try again.' },
  ORDER_ALREADY_PROCESSED: { status: 409, message: 'Order has already been processed or is invalid.' },
  PAYMENT_GATEWAY_UNAVAILABLE: { status: 503, message: 'Failed to load payment gateway.' },
  WEBHOOK_SIGNATURE_INVALID: { status: 400, message: 'Invalid response received from the payment gateway.' },
} as const;
