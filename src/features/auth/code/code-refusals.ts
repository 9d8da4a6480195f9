/**
 * The refusals that belong to the digits, beside `otp` itself: too many tries, Firebase's, and a message without a code
 * (wire-format §3.2, §3.3).
 */
export const codeRefusals = { otp_block_time: 'otp', otp_temp_blocked: 'otp', '403': 'otp', '': 'otp' } as const;
