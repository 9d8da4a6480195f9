import { getTrip } from '@/contract/rental/trip';
import { addVehicleReview } from '@/contract/rental/vehicle';
import { useReviewCall } from '@/features/order/review/review-api';

export const useReviewVehicle = () => useReviewCall(addVehicleReview, [getTrip]);
