import { Module } from '@nestjs/common';
import { ContractParsingController } from './contract-parsing.controller.js';
import { ContractParsing } from './contract-parsing.service.js';

/** `POST /v1/billValidation/parseContract`. */
@Module({ controllers: [ContractParsingController], providers: [ContractParsing] })
export class ContractParsingModule {}
