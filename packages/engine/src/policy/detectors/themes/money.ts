import { paymentMethod } from '../community/payment-method.ts'
import type { Detector } from '../detector.ts'
import { priceForm } from '../figures/price-form.ts'
import { salary } from '../figures/salary.ts'
import { interestRate } from '../interest-rate.ts'
import { includedCharge } from '../needed/included-charge.ts'
import { price } from '../price.ts'

/** Prices, pay and ways to pay. */
export const money: readonly Detector[] = [
  price,
  priceForm,
  includedCharge,
  salary,
  interestRate,
  paymentMethod,
]
