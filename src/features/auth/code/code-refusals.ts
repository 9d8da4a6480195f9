/**
 * The refusals shown at the digits besides `otp` itself: too many attempts, Firebase's refusals, and a message without
 * a code (wire-format §3.2, §3.3).
 */
export const codeRefusals = { otp_block_time: 'otp', otp_temp_blocked: 'otp', '403': 'otp', '': 'otp' } as const;
